import { Module } from '@nestjs/common';
import { TransactionsModule } from '../transactions/transactions.module.js';
import { ComparePayments } from './compare-payments.js';
import { PaymentSettlementsController } from './payment-settlements.controller.js';
import { SettlePayments } from './settle-payments.js';

@Module({
  imports: [TransactionsModule],
  controllers: [PaymentSettlementsController],
  providers: [ComparePayments, SettlePayments],
  exports: [SettlePayments],
})
export class BookingPaymentsModule {}
