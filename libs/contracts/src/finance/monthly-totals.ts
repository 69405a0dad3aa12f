import { z } from 'zod';

/** Query for the totals of the last months, including the current one in Baku. */
export const monthlyTotalsQuery = z.object({
  months: z.coerce.number('months.invalid').int('months.invalid').min(1).max(60).default(12),
});
export type MonthlyTotalsQuery = z.infer<typeof monthlyTotalsQuery>;

/** Totals of a month's completed transactions in USD, as `usdOf` converts each. Months without any have zeros. */
export const monthlyTotals = z
  .object({
    /** YYYY-MM. */
    month: z.string().regex(/^\d{4}-\d{2}$/),
    revenue: z.number(),
    expenses: z.number(),
  })
  .meta({ id: 'MonthlyTotals' });
export type MonthlyTotals = z.infer<typeof monthlyTotals>;
