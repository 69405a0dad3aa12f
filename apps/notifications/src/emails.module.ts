import type { DynamicModule } from '@nestjs/common';
import { BookingEmailsController } from './booking-emails/booking-emails.controller.js';
import { RenewUnsentStatusEmail } from './email-deliveries/plan/renew-unsent-status-email.js';
import { SendManualEmail } from './booking-emails/send-manual-email.js';
import { AcceptContactMessage } from './contact-messages/accept-contact-message.js';
import { ContactMessagesController } from './contact-messages/contact-messages.controller.js';
import { PurgeExpiredContactMessages } from './contact-messages/purge-expired-contact-messages.js';
import { ListContactMessages } from './contact-messages/list-contact-messages.js';
import { ReadContactMessages } from './contact-messages/read-contact-messages.js';
import { ComposeDelivery } from './email-deliveries/plan/compose-delivery.js';
import { EmailDeliveriesController } from './email-deliveries/log/email-deliveries.controller.js';
import { EmailQueue } from './email-deliveries/queue/email-queue.js';
import { PurgeExpiredDeliveries } from './email-deliveries/log/purge-expired-deliveries.js';
import { EnqueueDeliveries } from './email-deliveries/queue/enqueue-deliveries.js';
import { MeasureDeliveries } from './email-deliveries/log/measure-deliveries.js';
import { PlanEmails } from './email-deliveries/plan/plan-emails.js';
import { ReadDeliveries } from './email-deliveries/log/read-deliveries.js';
import { ResendDelivery } from './email-deliveries/log/resend-delivery.js';
import { SweepDeliveries } from './email-deliveries/sweep/sweep-deliveries.js';
import { ClaimDueDeliveries } from './email-deliveries/sweep/claim-due-deliveries.js';
import { EmailTemplatesController } from './email-templates/email-templates.controller.js';
import { ManageEmailTemplates } from './email-templates/manage-email-templates.js';
import { SeedDefaultTemplates } from './email-templates/seed-default-templates.js';
import { WriteDelivery } from './email-deliveries/plan/write-delivery.js';
import { Clock } from './clock/clock.js';
import { MeasurePlannedMessages } from './planned-messages/log/measure-planned-messages.js';
import { ManagePlannedMessages } from './planned-messages/log/manage-planned-messages.js';
import { PlannedMessagesController } from './planned-messages/log/planned-messages.controller.js';
import { PlanMessages } from './planned-messages/plan-messages.js';
import { PurgePlannedMessages } from './planned-messages/purge-planned-messages.js';
import { SendDueMessages } from './planned-messages/send-due-messages.js';
import { SendMessage } from './planned-messages/send-message.js';
import { DocumentsController } from './documents/documents.controller.js';
import { EmailPreviewController } from './email-preview/email-preview.controller.js';
import { PreviewEmail } from './email-preview/preview-email.js';
import { subscriptions } from './subscriptions.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from './environment.js';

export function emailsModule(environment: NotificationsEnvironment): DynamicModule {
  return {
    module: class EmailsModule {},
    controllers: [
      BookingEmailsController,
      ContactMessagesController,
      EmailDeliveriesController,
      DocumentsController,
      EmailPreviewController,
      EmailTemplatesController,
      PlannedMessagesController,
      ...subscriptions,
    ],
    providers: [
      { provide: NOTIFICATIONS_ENVIRONMENT, useValue: environment },
      AcceptContactMessage,
      ComposeDelivery,
      EmailQueue,
      PurgeExpiredContactMessages,
      PurgeExpiredDeliveries,
      EnqueueDeliveries,
      ListContactMessages,
      ReadContactMessages,
      ManageEmailTemplates,
      ManagePlannedMessages,
      MeasureDeliveries,
      MeasurePlannedMessages,
      PlanEmails,
      PlanMessages,
      PurgePlannedMessages,
      ReadDeliveries,
      RenewUnsentStatusEmail,
      ResendDelivery,
      SeedDefaultTemplates,
      SendDueMessages,
      SendManualEmail,
      SendMessage,
      SweepDeliveries,
      ClaimDueDeliveries,
      Clock,
      WriteDelivery,
      PreviewEmail,
    ],
    exports: [EmailQueue],
  };
}
