import { databaseChecks, databaseModule, environmentModule, healthModule } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { database } from './database.js';
import { EmailJobs } from './email-deliveries/sending/email-jobs.js';
import { SendingModule } from './email-deliveries/sending/sending.module.js';
import { WORKER_ENVIRONMENT, type WorkerEnvironment } from './worker-environment.js';

/** Connections beyond those that lock deliveries: for retried writes of attempts and health checks. */
const otherConnections = 5;

export function emailWorkerModule(environment: WorkerEnvironment): DynamicModule {
  const DATABASE_POOL_SIZE = Math.max(
    environment.DATABASE_POOL_SIZE,
    environment.EMAIL_CONCURRENCY + otherConnections,
  );
  return {
    module: class EmailWorkerModule {},
    imports: [
      environmentModule(WORKER_ENVIRONMENT, environment),
      databaseModule({ environment: { ...environment, DATABASE_POOL_SIZE }, ...database }),
      healthModule({
        imports: [SendingModule],
        inject: [DataSource, EmailJobs],
        checks: (dataSource: DataSource, jobs: EmailJobs) => [
          ...databaseChecks(dataSource),
          { name: 'job queue', isReady: () => jobs.isReady() },
        ],
      }),
      SendingModule,
    ],
  };
}
