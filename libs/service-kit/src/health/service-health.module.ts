import { MessagingHealth } from '@chauffeur/messaging';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { brokerCheck, databaseChecks, healthModule, type HealthOptions } from './health.module.js';

/**
 * Provides the health of a service with a database and events, and with further dependencies of its own. It is ready without
 * the broker: its outbox stores what it publishes, and what others publish is only delayed.
 */
export function serviceHealthModule({
  imports = [],
  inject = [],
  checks = () => [],
}: Partial<HealthOptions> = {}): DynamicModule {
  return healthModule({
    imports,
    inject: [DataSource, MessagingHealth, ...inject],
    checks: (dataSource: DataSource, messaging: MessagingHealth, ...others: never[]) => [
      ...databaseChecks(dataSource),
      brokerCheck(messaging, { optional: true }),
      ...checks(...others),
    ],
  });
}
