import { MessagingActivity, MessagingHealth, SERVICE_DATABASE } from '@chauffeur/messaging';
import type { DynamicModule, FactoryProvider, OnApplicationShutdown } from '@nestjs/common';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { databaseChecks } from '../health/health.module.js';
import { measureMessaging } from './measure-messaging.js';
import { scrapedGauges } from './scraped-gauges.js';
import { endRegistry } from './start-metrics.js';

/** The part of pg's pool that is measured; it is TypeORM's `driver.master`. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
}

/** Measures the database and messaging, if the service has them. */
const measuredServers: FactoryProvider<void> = {
  provide: Symbol('measured servers'),
  useFactory: (
    registry: Registry,
    dataSource?: DataSource,
    activity?: MessagingActivity,
    health?: MessagingHealth,
  ) => {
    if (dataSource) {
      measurePool(dataSource, registry);
      measureReadiness(dataSource, registry);
    }
    if (activity && health) measureMessaging(activity, health, registry);
  },
  inject: [
    Registry,
    { token: SERVICE_DATABASE, optional: true },
    { token: MessagingActivity, optional: true },
    { token: MessagingHealth, optional: true },
  ],
};

/** Provides the service's `Registry`, and measures the servers that the service uses. Global. */
export function metricsModule(registry: Registry): DynamicModule {
  return {
    module: class MetricsModule implements OnApplicationShutdown {
      onApplicationShutdown(): void {
        endRegistry(registry);
      }
    },
    global: true,
    providers: [{ provide: Registry, useValue: registry }, measuredServers],
    exports: [Registry],
  };
}

/** Measures the pool, the first thing to run out when the database is slow. */
function measurePool(dataSource: DataSource, registry: Registry): void {
  const gauges = {
    database_pool_connections: [
      'Connections to the database that are in use or idle, and requests that wait for one',
      'state',
    ],
    database_pool_limit: ['Max connections of this process to the database'],
  } as const;
  scrapedGauges(registry, gauges, () => {
    const { master } = dataSource.driver as unknown as { readonly master: Pool };
    const { totalCount, idleCount: idle, waitingCount: waiting, options } = master;
    return {
      database_pool_connections: { used: totalCount - idle, idle, waiting },
      database_pool_limit: options.max,
    };
  });
}

/**
 * Measures whether the database can be read and written by a gauge that every service with one has, whatever its tables.
 */
function measureReadiness(dataSource: DataSource, registry: Registry): void {
  const checks = databaseChecks(dataSource);
  scrapedGauges(
    registry,
    {
      database_ready: [
        '1 if the database responds, takes writes and has the migrations of this build, else absent',
      ],
    },
    async () => {
      const ready = await Promise.all(checks.map(({ isReady }) => isReady()));
      return ready.every(Boolean) ? { database_ready: 1 } : {};
    },
  );
}
