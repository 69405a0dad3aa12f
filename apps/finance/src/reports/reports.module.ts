import { Module } from '@nestjs/common';
import { TransactionsModule } from '../transactions/transactions.module.js';
import { SummariseTransactions } from './summarise-transactions.js';
import { TotalMonths } from './total-months.js';
import { TransactionReportsController } from './transaction-reports.controller.js';

@Module({
  imports: [TransactionsModule],
  controllers: [TransactionReportsController],
  providers: [SummariseTransactions, TotalMonths],
})
export class ReportsModule {}
