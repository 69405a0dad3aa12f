import { MessagingHealth } from '@chauffeur/messaging';
import {
  brokerCheck,
  databaseChecks,
  databaseModule,
  environmentModule,
  eventsModule,
  healthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ComparePayments } from './booking-payments/compare-payments.js';
import { UpdateBookingPayments } from './transactions/update-booking-payments.js';
import { PaymentSettlementsController } from './booking-payments/payment-settlements.controller.js';
import { SettlePayments } from './booking-payments/settle-payments.js';
import { DriverSettlementsController } from './driver-settlements/driver-settlements.controller.js';
import { SettleDriver } from './driver-settlements/settle-driver.js';
import { FINANCE_ENVIRONMENT, type FinanceEnvironment } from './environment.js';
import { migrations } from './migrations.js';
import { subscriptions } from './subscriptions.js';
import { TransactionEntity } from './transactions/transaction.entity.js';
import { AnonymiseOldTransactions } from './transactions/anonymise-old-transactions.js';
import { FindTransactions } from './transactions/search/find-transactions.js';
import { SummariseTransactions } from './reports/summarise-transactions.js';
import { TotalMonths } from './reports/total-months.js';
import { TransactionReportsController } from './reports/transaction-reports.controller.js';
import { TransactionRecords, TransactionsController } from './transactions/transactions.records.js';

export function financeModule(environment: FinanceEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class FinanceModule {},
    imports: [
      environmentModule(FINANCE_ENVIRONMENT, environment),
      databaseModule({
        environment,
        entities: [TransactionEntity],
        migrations,
      }),
      eventsModule('finance', environment, adapters, subscriptions),
      healthModule({
        inject: [DataSource, MessagingHealth],
        // Without the broker, revenue of bookings is delayed; staff's own entries work.
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          ...databaseChecks(dataSource),
          brokerCheck(messaging, { optional: true }),
        ],
      }),
    ],
    controllers: [
      DriverSettlementsController,
      PaymentSettlementsController,
      TransactionReportsController,
      TransactionsController,
      ...subscriptions,
    ],
    providers: [
      AnonymiseOldTransactions,
      ComparePayments,
      UpdateBookingPayments,
      FindTransactions,
      SettleDriver,
      SettlePayments,
      SummariseTransactions,
      TotalMonths,
      TransactionRecords,
    ],
  };
}
