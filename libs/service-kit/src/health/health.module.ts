import { databaseWrites } from '@chauffeur/contracts/http/readiness';
import type { MessagingHealth } from '@chauffeur/messaging';
import type { DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import type { DataSource } from 'typeorm';
import { HealthController, READINESS_CHECKS, type ReadinessCheck } from './health.controller.js';

export interface HealthOptions {
  /** The service's own dependencies; providers that the module's imports export may be injected. */
  readonly imports?: DynamicModule['imports'];
  readonly inject?: readonly (abstract new (...parameters: never[]) => unknown)[];
  readonly checks: (...dependencies: never[]) => readonly ReadinessCheck[];
}

/** Provides GET /health/live (the process responds) and GET /health/ready (its dependencies respond too). */
export function healthModule({ imports = [], inject = [], checks }: HealthOptions): DynamicModule {
  return {
    module: class HealthModule {},
    imports: [TerminusModule.forRoot({ logger: false }), ...imports],
    controllers: [HealthController],
    providers: [{ provide: READINESS_CHECKS, useFactory: checks as never, inject: [...inject] }],
  };
}

/**
 * Checks the database, and whether it takes writes. A service stays ready while it takes none, because pages and lists are still
 * read and a restart doesn't change it.
 */
export function databaseChecks(dataSource: DataSource): ReadinessCheck[] {
  return [
    databaseCheck(dataSource),
    // A database that doesn't respond is what the first check reports.
    { name: databaseWrites, optional: true, isReady: () => takesWrites(dataSource).catch(() => true) },
  ];
}

/** Checks that the database responds and has all migrations of this build; a newer schema is ready too. */
function databaseCheck(dataSource: DataSource): ReadinessCheck {
  let isMigrated = false;
  return {
    name: 'database',
    isReady: async () => {
      // Checked until it is true once, as migrations are never reverted.
      if (!isMigrated) isMigrated = !(await dataSource.showMigrations());
      else await dataSource.query('SELECT 1');
      return isMigrated;
    },
  };
}

/**
 * False on a copy after a failover, and where a provider stops writes because the disk is nearly full. A disk that is full is not
 * noticed until PostgreSQL ends: it takes some writes, and rejects others.
 */
async function takesWrites(dataSource: DataSource): Promise<boolean> {
  const [row]: { readOnly: string }[] = await dataSource.query(
    `SELECT current_setting('transaction_read_only') AS "readOnly"`,
  );
  return row?.readOnly === 'off';
}

/** Checks the broker; optional for a service that only produces events, which its outbox stores meanwhile. */
export function brokerCheck(messaging: MessagingHealth, { optional = false } = {}): ReadinessCheck {
  return { name: 'broker', optional, isReady: async () => messaging.isReady() };
}
