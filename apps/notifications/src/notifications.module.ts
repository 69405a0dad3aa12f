import { MessagingHealth, messagingEntities, messagingMigrations } from '@chauffeur/messaging';
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
import { ContactMessageEntity } from './contact-messages/contact-message.entity.js';
import { KnownContactSettings } from './contact-settings/known-contact-settings.entity.js';
import { DeliveryAttempt } from './email-deliveries/delivery-attempt.entity.js';
import { EmailDelivery } from './email-deliveries/email-delivery.entity.js';
import { EmailQueue } from './email-deliveries/email-queue.js';
import { EmailTemplateEntity } from './email-templates/email-template.entity.js';
import { emailsModule } from './emails.module.js';
import type { NotificationsEnvironment } from './environment.js';
import { CreateNotifications1763700000000 } from './migrations/1763700000000-create-notifications.js';
import { LetStaffManageEmails1763800000000 } from './migrations/1763800000000-let-staff-manage-emails.js';
import { KeepTraceparent1763850000000 } from './migrations/1763850000000-keep-traceparent.js';

export function notificationsModule(
  environment: NotificationsEnvironment,
  adapters?: ServiceAdapters,
): DynamicModule {
  const emails = emailsModule(environment);
  return {
    module: class NotificationsModule {},
    imports: [
      databaseModule({
        environment,
        entities: [
          ...messagingEntities,
          ContactMessageEntity,
          DeliveryAttempt,
          EmailDelivery,
          EmailTemplateEntity,
          KnownContactSettings,
        ],
        migrations: [
          ...messagingMigrations,
          CreateNotifications1763700000000,
          LetStaffManageEmails1763800000000,
          KeepTraceparent1763850000000,
        ],
      }),
      eventsModule('notifications', environment, adapters),
      emails,
      healthModule({
        imports: [emails],
        inject: [DataSource, MessagingHealth, EmailQueue],
        checks: (dataSource: DataSource, messaging: MessagingHealth, emailQueue: EmailQueue) => [
          databaseCheck(dataSource),
          brokerCheck(messaging),
          // Mails wait in the delivery log while the queue is away, and messages are still accepted.
          { name: 'job queue', isReady: () => emailQueue.isReachable(), optional: true },
        ],
      }),
    ],
  };
}
