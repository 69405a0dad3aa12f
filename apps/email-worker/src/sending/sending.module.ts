import type { DynamicModule } from '@nestjs/common';
import { ForgetAttempts } from '../attempts/forget-attempts.js';
import { RecordAttempt } from '../attempts/record-attempt.js';
import { NoteBookingStatus } from '../booking-statuses/note-booking-status.on-booking-status-changed.js';
import { EMAIL_WORKER_ENVIRONMENT, type EmailWorkerEnvironment } from '../environment.js';
import { AttemptDelivery } from './attempt-delivery.js';
import { CountAttempts } from './count-attempts.js';
import { EmailJobs } from './email-jobs.js';
import { MailServer } from './mail-server.js';
import { MeasureEmailJobs } from './measure-email-jobs.js';

export function sendingModule(environment: EmailWorkerEnvironment): DynamicModule {
  return {
    module: class SendingModule {},
    controllers: [NoteBookingStatus],
    providers: [
      { provide: EMAIL_WORKER_ENVIRONMENT, useValue: environment },
      AttemptDelivery,
      CountAttempts,
      EmailJobs,
      ForgetAttempts,
      MailServer,
      MeasureEmailJobs,
      RecordAttempt,
    ],
    exports: [EmailJobs],
  };
}
