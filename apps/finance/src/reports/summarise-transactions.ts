import type { TransactionFilters } from '@chauffeur/contracts/finance/list-transactions';
import type { FinanceSummary } from '@chauffeur/contracts/finance/summary';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { matchingTransactions } from '../transactions/search/matching-transactions.js';
import { totals, totalUsd } from '../transactions/total-usd.js';

@Injectable()
export class SummariseTransactions {
  constructor(private readonly dataSource: DataSource) {}

  /** Totals the completed ones of the matching transactions in USD. */
  async summarise(filters: TransactionFilters): Promise<FinanceSummary> {
    const query = matchingTransactions(this.dataSource.manager, filters)
      .andWhere("t.status = 'completed'")
      .select([]);
    for (const [name, condition] of Object.entries(totals)) query.addSelect(totalUsd(condition), name);
    const sums = await query.getRawOne<Record<keyof typeof totals, string>>();
    const cents = (name: keyof typeof totals) => Math.round(Number(sums?.[name] ?? 0) * 100);
    const profit = cents('revenue') - cents('drivers') - cents('rentals') - cents('others');
    return {
      totalRevenue: cents('revenue') / 100,
      totalDriverPayments: cents('drivers') / 100,
      totalCarRentals: cents('rentals') / 100,
      totalOtherExpenses: cents('others') / 100,
      netProfit: profit / 100,
    };
  }
}
