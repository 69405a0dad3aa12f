import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { MailServerModule } from '../mail-server/mail-server.module.js';
import { AttemptCounter } from './attempt-counter.js';
import { AttemptDelivery } from './attempt-delivery.js';
import { EmailJobs } from './email-jobs.js';
import { MeasureEmailJobs } from './measure-email-jobs.js';
import { StoredTemplates } from './stored-templates.js';

/** In the email worker alone. */
@Module({
  imports: [AttemptsModule, MailServerModule],
  providers: [AttemptCounter, AttemptDelivery, EmailJobs, MeasureEmailJobs, StoredTemplates],
  exports: [EmailJobs],
})
export class SendingModule {}
