import type { DynamicModule } from '@nestjs/common';
import { RecordAttempt } from '../attempts/record-attempt.js';
import { EMAIL_WORKER_ENVIRONMENT, type EmailWorkerEnvironment } from '../environment.js';
import { AttemptDelivery } from './attempt-delivery.js';
import { EmailJobs } from './email-jobs.js';
import { MailServer } from './mail-server.js';

export function sendingModule(environment: EmailWorkerEnvironment): DynamicModule {
  return {
    module: class SendingModule {},
    providers: [
      { provide: EMAIL_WORKER_ENVIRONMENT, useValue: environment },
      AttemptDelivery,
      EmailJobs,
      MailServer,
      RecordAttempt,
    ],
    exports: [EmailJobs],
  };
}
