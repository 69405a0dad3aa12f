import {
  databaseModule,
  environmentModule,
  eventsModule,
  serviceHealthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { BookingEmailsModule } from './booking-emails/booking-emails.module.js';
import { ClockModule } from './clock/clock.module.js';
import { ContactMessagesModule } from './contact-messages/contact-messages.module.js';
import { database } from './database.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EmailDeliveriesModule } from './email-deliveries/email-deliveries.module.js';
import { EmailQueue } from './email-deliveries/queue/email-queue.js';
import { EmailPreviewModule } from './email-preview/email-preview.module.js';
import { EmailTemplatesModule } from './email-templates/email-templates.module.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from './environment.js';
import { PlannedMessagesModule } from './planned-messages/planned-messages.module.js';
import { subscriptions } from './subscriptions.js';

export function notificationsModule(
  environment: NotificationsEnvironment,
  adapters?: ServiceAdapters,
): DynamicModule {
  return {
    module: class NotificationsModule {},
    imports: [
      environmentModule(NOTIFICATIONS_ENVIRONMENT, environment),
      databaseModule({ environment, ...database }),
      eventsModule('notifications', environment, adapters, subscriptions),
      serviceHealthModule({
        imports: [EmailDeliveriesModule],
        inject: [EmailQueue],
        checks: (emailQueue: EmailQueue) => [
          // Emails wait in the delivery log while the queue is unavailable, and messages are still accepted.
          { name: 'job queue', isReady: () => emailQueue.isReachable(), optional: true },
        ],
      }),
      BookingEmailsModule,
      ClockModule,
      ContactMessagesModule,
      DocumentsModule,
      EmailDeliveriesModule,
      EmailPreviewModule,
      EmailTemplatesModule,
      PlannedMessagesModule,
    ],
    controllers: subscriptions,
  };
}
