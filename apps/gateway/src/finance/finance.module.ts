import { Module } from '@nestjs/common';
import { ComposeDriverSettlement } from './compose-driver-settlement.js';
import { SaveTransaction } from './save-transaction.js';
import { StaffDriverSettlementsController } from './staff-driver-settlements.controller.js';
import { StaffFinanceController } from './staff-finance.controller.js';
import { StaffPaymentSettlementsController } from './staff-payment-settlements.controller.js';
import { StaffTransactionsController } from './staff-transactions.controller.js';

@Module({
  controllers: [
    StaffDriverSettlementsController,
    StaffFinanceController,
    StaffPaymentSettlementsController,
    StaffTransactionsController,
  ],
  providers: [ComposeDriverSettlement, SaveTransaction],
})
export class FinanceModule {}
