import { databaseChecks, databaseModule, healthModule } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { database } from './database.js';
import { FormerWorker } from './email-deliveries/attempts/former-worker.js';
import { StoredTemplates } from './email-deliveries/sending/stored-templates.js';
import { RecordAttempt } from './email-deliveries/attempts/record-attempt.js';
import { AttemptDelivery } from './email-deliveries/sending/attempt-delivery.js';
import { AttemptCounter } from './email-deliveries/sending/attempt-counter.js';
import { EmailJobs } from './email-deliveries/sending/email-jobs.js';
import { MailServer } from './email-deliveries/mail-server/mail-server.js';
import { MeasureEmailJobs } from './email-deliveries/sending/measure-email-jobs.js';
import { WORKER_ENVIRONMENT, type WorkerEnvironment } from './worker-environment.js';

/** Connections beyond those that lock deliveries: for retried writes of attempts and health checks. */
const otherConnections = 5;

export function emailWorkerModule(environment: WorkerEnvironment): DynamicModule {
  const sending = sendingModule(environment);
  return {
    module: class EmailWorkerModule {},
    imports: [
      databaseModule({
        environment: {
          ...environment,
          DATABASE_POOL_SIZE: Math.max(
            environment.DATABASE_POOL_SIZE,
            environment.EMAIL_CONCURRENCY + otherConnections,
          ),
        },
        ...database,
      }),
      sending,
      healthModule({
        imports: [sending],
        inject: [DataSource, EmailJobs],
        checks: (dataSource: DataSource, jobs: EmailJobs) => [
          ...databaseChecks(dataSource),
          { name: 'job queue', isReady: () => jobs.isReady() },
        ],
      }),
    ],
  };
}

function sendingModule(environment: WorkerEnvironment): DynamicModule {
  return {
    module: class SendingModule {},
    providers: [
      { provide: WORKER_ENVIRONMENT, useValue: environment },
      AttemptDelivery,
      AttemptCounter,
      EmailJobs,
      FormerWorker,
      MailServer,
      MeasureEmailJobs,
      RecordAttempt,
      StoredTemplates,
    ],
    exports: [EmailJobs],
  };
}
