import { serviceDatabase } from '@chauffeur/messaging';
import { isTracing } from '@chauffeur/tracing';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type EntityTarget, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import type { StatefulServiceEnvironment } from '../environment/service-environment.js';
import { endSilentConnections } from './end-silent-connections.js';
import { runMigrations } from './run-migrations.js';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';
import { TraceQueries } from './trace-queries.js';

export interface DatabaseOptions {
  environment: Pick<StatefulServiceEnvironment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'MIGRATE_ON_START'>;
  entities: readonly EntityTarget<ObjectLiteral>[];
  /** Messaging's, then the service's own by their time, as TypeORM runs them. */
  migrations: readonly (new () => MigrationInterface)[];
}

/** Time limits in milliseconds: a call to a dead database must not block a request forever. */
const limits = { connect: 5_000, statement: 15_000, idleInTransaction: 30_000, silence: 35_000 };

/** The service's own database, migrated before the service is ready. A database that is still starting is waited for. */
export function databaseModule({ environment, entities, migrations }: DatabaseOptions): DynamicModule {
  const connection = TypeOrmModule.forRootAsync({
    useFactory: () => ({
      type: 'postgres',
      url: environment.DATABASE_URL,
      entities: [...entities] as never[],
      migrations: [...migrations],
      namingStrategy: new SnakeNamingStrategy(),
      subscribers: isTracing() ? [TraceQueries] : [],
      poolSize: environment.DATABASE_POOL_SIZE,
      connectTimeoutMS: limits.connect,
      extra: {
        statement_timeout: limits.statement,
        idle_in_transaction_session_timeout: limits.idleInTransaction,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      },
      retryAttempts: 30,
      retryDelay: 1_000,
    }),
    dataSourceFactory: async (options) => {
      if (!options) throw new Error('the database has no options');
      if (environment.MIGRATE_ON_START) await runMigrations(options as PostgresDataSourceOptions);
      const dataSource = await new DataSource(options).initialize();
      endSilentConnections(dataSource, limits.silence);
      return dataSource;
    },
  });
  return serviceDatabase(connection);
}
