import { MessagingHealth, messagingEntities, messagingMigrations } from '@chauffeur/messaging';
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
import type { FinanceEnvironment } from './environment.js';
import { CreateTransactions1763700000000 } from './migrations/1763700000000-create-transactions.js';
import { LinkTransactions1763800000000 } from './migrations/1763800000000-link-transactions.js';
import { KeepSearchText1763810000000 } from './migrations/1763810000000-keep-search-text.js';
import { TransactionEntity } from './transactions/transaction.entity.js';
import { TransactionsModule } from './transactions/transactions.module.js';

export function financeModule(environment: FinanceEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class FinanceModule {},
    imports: [
      databaseModule({
        environment,
        entities: [...messagingEntities, TransactionEntity],
        migrations: [
          ...messagingMigrations,
          CreateTransactions1763700000000,
          LinkTransactions1763800000000,
          KeepSearchText1763810000000,
        ],
      }),
      eventsModule('finance', environment, adapters),
      healthModule({
        inject: [DataSource, MessagingHealth],
        // Without the broker revenue of bookings comes later; staff's own entries go on.
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          databaseCheck(dataSource),
          brokerCheck(messaging, { optional: true }),
        ],
      }),
      TransactionsModule,
    ],
  };
}
