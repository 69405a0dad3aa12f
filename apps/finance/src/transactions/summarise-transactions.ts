import type { FinanceSummary, FinanceSummaryQuery } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { totalUsd } from './total-usd.js';

@Injectable()
export class SummariseTransactions {
  constructor(private readonly dataSource: DataSource) {}

  /** Totals in USD of completed transactions between two days, both included; the profit is what the shown totals leave. */
  async summarise({ from, to }: FinanceSummaryQuery): Promise<FinanceSummary> {
    const [totals] = await this.dataSource.query<Record<keyof FinanceSummary, string>[]>(
      `WITH totals AS (
         SELECT ${totalUsd("transaction_type = 'revenue'")} AS revenue,
                ${totalUsd("transaction_type = 'driver_payment'")} AS drivers,
                ${totalUsd("transaction_type = 'car_rental'")} AS rentals,
                ${totalUsd("transaction_type NOT IN ('revenue', 'driver_payment', 'car_rental')")} AS others
           FROM transactions
          WHERE status = 'completed'
            AND ($1::date IS NULL OR transaction_date >= $1::date)
            AND ($2::date IS NULL OR transaction_date <= $2::date)
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
