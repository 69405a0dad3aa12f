import { z } from 'zod';
import { rideDate } from '../baku-time.js';

/** Days in Baku, both included; without one the period is open on that side. */
export const financeSummaryQuery = z.object({
  from: rideDate.optional(),
  to: rideDate.optional(),
});
export type FinanceSummaryQuery = z.infer<typeof financeSummaryQuery>;

/** Totals in USD of completed transactions; AZN is divided by 1.7. */
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
