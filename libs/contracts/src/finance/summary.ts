import { z } from 'zod';

/** Totals in USD of completed transactions that pass the list's filters; AZN is divided by 1.7. */
export const financeSummary = z
  .object({
    totalRevenue: z.number(),
    totalDriverPayments: z.number(),
    totalCarRentals: z.number(),
    totalOtherExpenses: z.number(),
    /** Revenue minus the three others. */
    netProfit: z.number(),
  })
  .meta({ id: 'FinanceSummary' });
export type FinanceSummary = z.infer<typeof financeSummary>;
