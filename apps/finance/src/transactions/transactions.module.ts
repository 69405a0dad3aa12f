import { Module } from '@nestjs/common';
import { RecordRevenueOnBookingCreated } from '../booking-revenue/record-revenue.on-booking-created.js';
import { FindTransactions } from './find-transactions.js';
import { ManageTransactions } from './manage-transactions.js';
import { SummariseTransactions } from './summarise-transactions.js';
import { TotalMonths } from './total-months.js';
import { TransactionsController } from './transactions.controller.js';

@Module({
  controllers: [TransactionsController, RecordRevenueOnBookingCreated],
  providers: [FindTransactions, ManageTransactions, SummariseTransactions, TotalMonths],
})
export class TransactionsModule {}
