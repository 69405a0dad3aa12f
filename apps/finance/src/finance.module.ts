import { MessagingHealth, messagingMigrations } from '@chauffeur/messaging';
import {
  brokerCheck,
  databaseCheck,
  databaseModule,
  eventsModule,
  healthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ComparePayments } from './booking-payments/compare-payments.js';
import { CountPayments } from './booking-payments/count-payments.js';
import { PaymentSettlementsController } from './booking-payments/payment-settlements.controller.js';
import { SettlePayments } from './booking-payments/settle-payments.js';
import { DriverSettlementsController } from './driver-settlements/driver-settlements.controller.js';
import { SettleDriver } from './driver-settlements/settle-driver.js';
import { FINANCE_ENVIRONMENT, type FinanceEnvironment } from './environment.js';
import { CreateTransactions1763700000000 } from './migrations/1763700000000-create-transactions.js';
import { LinkTransactions1763800000000 } from './migrations/1763800000000-link-transactions.js';
import { KeepSearchText1763810000000 } from './migrations/1763810000000-keep-search-text.js';
import { KnowPayments1764000000000 } from './migrations/1764000000000-know-payments.js';
import { CreateDemoContentRecords1764001100000 } from './migrations/1764001100000-create-demo-content-records.js';
import { subscriptions } from './subscriptions.js';
import { TransactionEntity } from './transactions/transaction.entity.js';
import { AnonymiseOldTransactions } from './transactions/anonymise-old-transactions.js';
import { FindTransactions } from './transactions/find-transactions.js';
import { SummariseTransactions } from './transactions/summarise-transactions.js';
import { TotalMonths } from './transactions/total-months.js';
import { TransactionReportsController } from './transactions/transaction-reports.controller.js';
import { TransactionRecords, TransactionsController } from './transactions/transactions.records.js';

export function financeModule(environment: FinanceEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class FinanceModule {},
    imports: [
      databaseModule({
        environment,
        entities: [TransactionEntity],
        migrations: [
          ...messagingMigrations,
          CreateTransactions1763700000000,
          LinkTransactions1763800000000,
          KeepSearchText1763810000000,
          KnowPayments1764000000000,
          CreateDemoContentRecords1764001100000,
        ],
      }),
      eventsModule('finance', environment, adapters, subscriptions),
      healthModule({
        inject: [DataSource, MessagingHealth],
        // Without the broker revenue of bookings comes later; staff's own entries work.
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          databaseCheck(dataSource),
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
      { provide: FINANCE_ENVIRONMENT, useValue: environment },
      AnonymiseOldTransactions,
      ComparePayments,
      CountPayments,
      FindTransactions,
      SettleDriver,
      SettlePayments,
      SummariseTransactions,
      TotalMonths,
      TransactionRecords,
    ],
  };
}
