import {
  databaseModule,
  environmentModule,
  eventsModule,
  serviceHealthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { BookingPaymentsModule } from './booking-payments/booking-payments.module.js';
import { DriverSettlementsModule } from './driver-settlements/driver-settlements.module.js';
import { FINANCE_ENVIRONMENT, type FinanceEnvironment } from './environment.js';
import { migrations } from './migrations.js';
import { ReportsModule } from './reports/reports.module.js';
import { subscriptions } from './subscriptions.js';
import { TransactionEntity } from './transactions/transaction.entity.js';
import { TransactionsModule } from './transactions/transactions.module.js';

export function financeModule(environment: FinanceEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class FinanceModule {},
    imports: [
      environmentModule(FINANCE_ENVIRONMENT, environment),
      databaseModule({ environment, entities: [TransactionEntity], migrations }),
      eventsModule('finance', environment, adapters, subscriptions),
      serviceHealthModule(),
      BookingPaymentsModule,
      DriverSettlementsModule,
      ReportsModule,
      TransactionsModule,
    ],
    controllers: subscriptions,
  };
}
