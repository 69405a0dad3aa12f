import { z } from 'zod';

/** Totals in USD of the completed transactions that match the list's filters; each amount in AZN is divided by 1.7 and rounded to cents. */
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
