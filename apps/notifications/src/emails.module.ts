import type { DynamicModule } from '@nestjs/common';
import { BookingEmailsController } from './booking-emails/booking-emails.controller.js';
import { EmailCustomerOnBookingCreated } from './booking-emails/email-customer.on-booking-created.js';
import { EmailCustomerOnBookingStatusChanged } from './booking-emails/email-customer.on-booking-status-changed.js';
import { EmailStaffOnBookingCreated } from './booking-emails/email-staff.on-booking-created.js';
import { SendByHand } from './booking-emails/send-by-hand.js';
import { AcceptContactMessage } from './contact-messages/accept-contact-message.js';
import { ContactMessagesController } from './contact-messages/contact-messages.controller.js';
import { EmailCompanyOnContactMessageReceived } from './contact-messages/email-company.on-contact-message-received.js';
import { EmailSenderOnContactMessageReceived } from './contact-messages/email-sender.on-contact-message-received.js';
import { ForgetContactMessages } from './contact-messages/forget-contact-messages.js';
import { ListContactMessages } from './contact-messages/list-contact-messages.js';
import { RememberContactSettings } from './contact-settings/remember-contact-settings.on-contact-settings-changed.js';
import { ComposeDelivery } from './email-deliveries/compose-delivery.js';
import { EmailDeliveriesController } from './email-deliveries/email-deliveries.controller.js';
import { EmailQueue } from './email-deliveries/email-queue.js';
import { ForgetDeliveries } from './email-deliveries/forget-deliveries.js';
import { HandOver } from './email-deliveries/hand-over.js';
import { MeasureDeliveries } from './email-deliveries/measure-deliveries.js';
import { PlanEmails } from './email-deliveries/plan-emails.js';
import { ReadDeliveries } from './email-deliveries/read-deliveries.js';
import { RecordAttempt } from './email-deliveries/record-attempt.on-email-attempted.js';
import { ResendDelivery } from './email-deliveries/resend-delivery.js';
import { SweepDeliveries } from './email-deliveries/sweep-deliveries.js';
import { TakeDue } from './email-deliveries/take-due.js';
import { EmailTemplatesController } from './email-templates/email-templates.controller.js';
import { ManageEmailTemplates } from './email-templates/manage-email-templates.js';
import { SeedDefaultTemplates } from './email-templates/seed-default-templates.js';
import { TryEmail } from './email-templates/try-email.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from './environment.js';

export function emailsModule(environment: NotificationsEnvironment): DynamicModule {
  return {
    module: class EmailsModule {},
    controllers: [
      BookingEmailsController,
      ContactMessagesController,
      EmailCompanyOnContactMessageReceived,
      EmailCustomerOnBookingCreated,
      EmailCustomerOnBookingStatusChanged,
      EmailDeliveriesController,
      EmailSenderOnContactMessageReceived,
      EmailStaffOnBookingCreated,
      EmailTemplatesController,
      RecordAttempt,
      RememberContactSettings,
    ],
    providers: [
      { provide: NOTIFICATIONS_ENVIRONMENT, useValue: environment },
      AcceptContactMessage,
      ComposeDelivery,
      EmailQueue,
      ForgetContactMessages,
      ForgetDeliveries,
      HandOver,
      ListContactMessages,
      ManageEmailTemplates,
      MeasureDeliveries,
      PlanEmails,
      ReadDeliveries,
      ResendDelivery,
      SeedDefaultTemplates,
      SendByHand,
      SweepDeliveries,
      TakeDue,
      TryEmail,
    ],
    exports: [EmailQueue],
  };
}
