import {
  exportTransactionsQuery,
  transactionFilters,
  type ExportTransactionsQuery,
  type TransactionFilters,
} from '@chauffeur/contracts/finance/list-transactions';
import {
  monthlyTotalsQuery,
  type MonthlyTotals,
  type MonthlyTotalsQuery,
} from '@chauffeur/contracts/finance/monthly-totals';
import type { FinanceSummary } from '@chauffeur/contracts/finance/summary';
import { transactionPaths } from '@chauffeur/contracts/finance/transaction-paths';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { csvFile } from '@chauffeur/service-kit';
import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { exportColumns } from './export-columns.js';
import { FindTransactions } from '../transactions/search/find-transactions.js';
import { SummariseTransactions } from './summarise-transactions.js';
import { TotalMonths } from './total-months.js';

/** What is computed from transactions: totals and the exported table. */
@Controller()
export class TransactionReportsController {
  constructor(
    private readonly findTransactions: FindTransactions,
    private readonly summariseTransactions: SummariseTransactions,
    private readonly totalMonths: TotalMonths,
  ) {}

  @Get(transactionPaths.summary)
  summary(@Query({ schema: transactionFilters }) query: TransactionFilters): Promise<FinanceSummary> {
    return this.summariseTransactions.summarise(query);
  }

  @Get(transactionPaths.monthly)
  monthly(@Query({ schema: monthlyTotalsQuery }) { months }: MonthlyTotalsQuery): Promise<MonthlyTotals[]> {
    return this.totalMonths.total(months, todayInBaku());
  }

  @Get(transactionPaths.export)
  export(
    @Query({ schema: exportTransactionsQuery }) { language, separator, ...filters }: ExportTransactionsQuery,
  ): StreamableFile {
    const found = this.findTransactions.all(filters);
    return csvFile(`transactions-${todayInBaku()}`, exportColumns(language), found, { language, separator });
  }
}
