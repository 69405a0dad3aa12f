import type { MessagingHealth } from '@chauffeur/messaging';
import type { DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import type { DataSource } from 'typeorm';
import { HealthController, READINESS_CHECKS, type ReadinessCheck } from './health.controller.js';

interface HealthOptions {
  /** The service's own dependencies; providers that the module's imports export may be injected. */
  readonly imports?: DynamicModule['imports'];
  readonly inject?: readonly (abstract new (...parameters: never[]) => unknown)[];
  readonly checks: (...dependencies: never[]) => readonly ReadinessCheck[];
}

/** GET /health/live: the process responds. GET /health/ready: so do the things it depends on. */
export function healthModule({ imports = [], inject = [], checks }: HealthOptions): DynamicModule {
  return {
    module: class HealthModule {},
    imports: [TerminusModule.forRoot({ logger: false }), ...imports],
    controllers: [HealthController],
    providers: [{ provide: READINESS_CHECKS, useFactory: checks as never, inject: [...inject] }],
  };
}

/** Not ready on a schema that lacks a migration of this build; a newer schema is fine. */
export function databaseCheck(dataSource: DataSource): ReadinessCheck {
  let isMigrated = false;
  return {
    name: 'database',
    isReady: async () => {
      // Once: nothing takes a migration back.
      if (!isMigrated) isMigrated = !(await dataSource.showMigrations());
      else await dataSource.query('SELECT 1');
      return isMigrated;
    },
  };
}

/**
 * For a service that can't work without events. One that only produces them passes `optional`: it keeps
 * accepting work while the broker is unavailable, because its outbox holds what is to be published.
 */
export function brokerCheck(messaging: MessagingHealth, { optional = false } = {}): ReadinessCheck {
  return { name: 'broker', optional, isReady: async () => messaging.isReady() };
}
