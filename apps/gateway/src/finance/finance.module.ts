import { Module } from '@nestjs/common';
import { SaveTransaction } from './save-transaction.js';
import { StaffFinanceController } from './staff-finance.controller.js';
import { StaffTransactionsController } from './staff-transactions.controller.js';

@Module({
  controllers: [StaffFinanceController, StaffTransactionsController],
  providers: [SaveTransaction],
})
export class FinanceModule {}
