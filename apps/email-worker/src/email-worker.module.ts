import { messagingEntities, messagingMigrations, MessagingHealth } from '@chauffeur/messaging';
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
import { EmailAttempt } from './attempts/email-attempt.entity.js';
import { KnownBookingStatus } from './booking-statuses/known-booking-status.entity.js';
import type { EmailWorkerEnvironment } from './environment.js';
import { CreateEmailAttempts1763700000000 } from './migrations/1763700000000-create-email-attempts.js';
import { NumberRounds1763800000000 } from './migrations/1763800000000-number-rounds.js';
import { KnowBookingStatuses1763900000000 } from './migrations/1763900000000-know-booking-statuses.js';
import { EmailJobs } from './sending/email-jobs.js';
import { sendingModule } from './sending/sending.module.js';

/** Connections beside those that hold a mail in hand: relay, records, health. */
const otherConnections = 5;

export function emailWorkerModule(
  environment: EmailWorkerEnvironment,
  adapters?: ServiceAdapters,
): DynamicModule {
  const DATABASE_POOL_SIZE = Math.max(
    environment.DATABASE_POOL_SIZE,
    environment.EMAIL_CONCURRENCY + otherConnections,
  );
  const sending = sendingModule(environment);
  return {
    module: class EmailWorkerModule {},
    imports: [
      databaseModule({
        environment: { ...environment, DATABASE_POOL_SIZE },
        entities: [...messagingEntities, EmailAttempt, KnownBookingStatus],
        migrations: [
          ...messagingMigrations,
          CreateEmailAttempts1763700000000,
          NumberRounds1763800000000,
          KnowBookingStatuses1763900000000,
        ],
      }),
      eventsModule('email-worker', environment, adapters),
      sending,
      healthModule({
        imports: [sending],
        inject: [DataSource, MessagingHealth, EmailJobs],
        checks: (dataSource: DataSource, messaging: MessagingHealth, jobs: EmailJobs) => [
          databaseCheck(dataSource),
          // Attempts that can't be told yet wait in the outbox.
          brokerCheck(messaging, { optional: true }),
          { name: 'job queue', isReady: () => jobs.isReady() },
        ],
      }),
    ],
  };
}
