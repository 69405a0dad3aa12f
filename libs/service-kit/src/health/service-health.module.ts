import { MessagingHealth } from '@chauffeur/messaging';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { brokerCheck, databaseChecks, healthModule } from './health.module.js';

/**
 * Provides the health of a service with a database and events. It is ready without the broker: its outbox stores what it
 * publishes, and what others publish is only delayed.
 */
export function serviceHealthModule(): DynamicModule {
  return healthModule({
    inject: [DataSource, MessagingHealth],
    checks: (dataSource: DataSource, messaging: MessagingHealth) => [
      ...databaseChecks(dataSource),
      brokerCheck(messaging, { optional: true }),
    ],
  });
}
