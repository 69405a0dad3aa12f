import { z } from 'zod';

/** Totals in USD of the completed transactions that match the list's filters, as `usdOf` converts each. */
export const financeSummary = z
  .object({
    totalRevenue: z.number(),
    totalDriverPayments: z.number(),
    totalCarRentals: z.number(),
    totalOtherExpenses: z.number(),
    /** Revenue minus the other three. */
    netProfit: z.number(),
  })
  .meta({ id: 'FinanceSummary' });
export type FinanceSummary = z.infer<typeof financeSummary>;
