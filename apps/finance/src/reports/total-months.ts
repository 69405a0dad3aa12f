import type { MonthlyTotals } from '@chauffeur/contracts/finance/monthly-totals';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { totals, totalUsd } from '../transactions/total-usd.js';

@Injectable()
export class TotalMonths {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Totals the completed transactions of each of the last months, oldest first, ending with the month of `today`.
   * @param today YYYY-MM-DD in Baku
   */
  async total(months: number, today: string): Promise<MonthlyTotals[]> {
    const sums = await this.dataSource.query<Record<keyof MonthlyTotals, string>[]>(
      `WITH months AS (
         SELECT generate_series(date_trunc('month', $2::date::timestamp) - make_interval(months => $1 - 1),
                                date_trunc('month', $2::date::timestamp), interval '1 month')::date AS month
       )
       SELECT to_char(month, 'YYYY-MM') AS month,
              ${totalUsd(totals.revenue)} AS revenue,
              ${totalUsd(`NOT ${totals.revenue}`)} AS expenses
         FROM months LEFT JOIN transactions
           ON status = 'completed'
          AND transaction_date >= month AND transaction_date < month + interval '1 month'
        GROUP BY month ORDER BY month`,
      [months, today],
    );
    return sums.map(({ month, revenue, expenses }) => ({
      month,
      revenue: Number(revenue),
      expenses: Number(expenses),
    }));
  }
}
