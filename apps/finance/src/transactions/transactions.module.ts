import { Module } from '@nestjs/common';
import { AnonymiseOldTransactions } from './anonymise-old-transactions.js';
import { FindTransactions } from './search/find-transactions.js';
import { TransactionRecords, TransactionsController } from './transactions.records.js';
import { UpdateBookingPayments } from './update-booking-payments.js';

@Module({
  controllers: [TransactionsController],
  providers: [AnonymiseOldTransactions, FindTransactions, TransactionRecords, UpdateBookingPayments],
  exports: [FindTransactions, UpdateBookingPayments],
})
export class TransactionsModule {}
