import { databaseCheck, databaseModule, healthModule } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FinanceEnvironment } from './environment.js';
import { CreateTransactions1763700000000 } from './migrations/1763700000000-create-transactions.js';
import { TransactionEntity } from './transactions/transaction.entity.js';
import { TransactionsModule } from './transactions/transactions.module.js';

export function financeModule(environment: FinanceEnvironment): DynamicModule {
  return {
    module: class FinanceModule {},
    imports: [
      databaseModule({
        environment,
        entities: [TransactionEntity],
        migrations: [CreateTransactions1763700000000],
      }),
      healthModule({ inject: [DataSource], checks: (dataSource: DataSource) => [databaseCheck(dataSource)] }),
      TransactionsModule,
    ],
  };
}
