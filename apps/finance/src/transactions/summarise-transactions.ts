import type { FinanceSummary, FinanceSummaryQuery } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Units of AZN for one USD in the books (specification, constants). */
const aznPerUsd = '1.7';

@Injectable()
export class SummariseTransactions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Totals in USD of completed transactions between two days, both included. The database adds exact numerics and
   * rounds each total once, so that the cents are right.
   */
  async summarise({ from, to }: FinanceSummaryQuery): Promise<FinanceSummary> {
    const [totals] = await this.dataSource.query<Record<keyof FinanceSummary, string>[]>(
      `WITH completed AS (
         SELECT transaction_type AS type,
                CASE currency WHEN 'AZN' THEN amount / ${aznPerUsd} ELSE amount END AS usd
           FROM transactions
          WHERE status = 'completed'
            AND ($1::date IS NULL OR transaction_date >= $1::date)
            AND ($2::date IS NULL OR transaction_date <= $2::date)
       ), totals AS (
         SELECT round(coalesce(sum(usd) FILTER (WHERE type = 'revenue'), 0), 2) AS revenue,
                round(coalesce(sum(usd) FILTER (WHERE type = 'driver_payment'), 0), 2) AS drivers,
                round(coalesce(sum(usd) FILTER (WHERE type = 'car_rental'), 0), 2) AS rentals,
                round(coalesce(sum(usd) FILTER (WHERE type NOT IN ('revenue', 'driver_payment', 'car_rental')), 0), 2) AS others
           FROM completed
       )
       SELECT revenue AS "totalRevenue", drivers AS "totalDriverPayments", rentals AS "totalCarRentals",
              others AS "totalOtherExpenses", revenue - drivers - rentals - others AS "netProfit"
         FROM totals`,
      [from ?? null, to ?? null],
    );
    return {
      totalRevenue: Number(totals?.totalRevenue ?? 0),
      totalDriverPayments: Number(totals?.totalDriverPayments ?? 0),
      totalCarRentals: Number(totals?.totalCarRentals ?? 0),
      totalOtherExpenses: Number(totals?.totalOtherExpenses ?? 0),
      netProfit: Number(totals?.netProfit ?? 0),
    };
  }
}
