import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { EmailDeliveriesController } from './log/email-deliveries.controller.js';
import { MeasureDeliveries } from './log/measure-deliveries.js';
import { PurgeExpiredDeliveries } from './log/purge-expired-deliveries.js';
import { ReadDeliveries } from './log/read-deliveries.js';
import { ResendDelivery } from './log/resend-delivery.js';
import { ComposeDelivery } from './plan/compose-delivery.js';
import { PlanEmails } from './plan/plan-emails.js';
import { RenewUnsentStatusEmail } from './plan/renew-unsent-status-email.js';
import { WriteDelivery } from './plan/write-delivery.js';
import { EmailQueue } from './queue/email-queue.js';
import { EnqueueDeliveries } from './queue/enqueue-deliveries.js';
import { ClaimDueDeliveries } from './sweep/claim-due-deliveries.js';
import { SweepDeliveries } from './sweep/sweep-deliveries.js';

@Module({
  imports: [ClockModule],
  controllers: [EmailDeliveriesController],
  providers: [
    ClaimDueDeliveries,
    ComposeDelivery,
    EmailQueue,
    EnqueueDeliveries,
    MeasureDeliveries,
    PlanEmails,
    PurgeExpiredDeliveries,
    ReadDeliveries,
    RenewUnsentStatusEmail,
    ResendDelivery,
    SweepDeliveries,
    WriteDelivery,
  ],
  exports: [
    ComposeDelivery,
    EmailQueue,
    EnqueueDeliveries,
    PlanEmails,
    ReadDeliveries,
    RenewUnsentStatusEmail,
    SweepDeliveries,
    WriteDelivery,
  ],
})
export class EmailDeliveriesModule {}
