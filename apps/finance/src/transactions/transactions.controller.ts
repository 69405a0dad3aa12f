import { financeSummaryQuery, type FinanceSummary, type FinanceSummaryQuery } from '@chauffeur/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { SummariseTransactions } from './summarise-transactions.js';

@Controller('transactions')
export class TransactionsController {
  constructor(private readonly summariseTransactions: SummariseTransactions) {}

  @Get('summary')
  summary(@Query({ schema: financeSummaryQuery }) query: FinanceSummaryQuery): Promise<FinanceSummary> {
    return this.summariseTransactions.summarise(query);
  }
}
