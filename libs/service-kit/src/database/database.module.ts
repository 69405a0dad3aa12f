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
  /** Messaging's migrations, then the service's own by their timestamp: the order in which TypeORM runs them. */
  migrations: readonly (new () => MigrationInterface)[];
}

/** Timeouts in milliseconds, so that an unavailable database does not block a request forever. */
const limits = { connect: 5_000, statement: 15_000, idleInTransaction: 30_000, silence: 35_000 };

/** Provides the service's database, migrated before the service is ready. Waits for a database that is still starting. */
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
