import { MessagingHealth } from '@chauffeur/messaging';
import {
  brokerCheck,
  databaseChecks,
  databaseModule,
  eventsModule,
  healthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { database } from './database.js';
import { EmailQueue } from './email-deliveries/queue/email-queue.js';
import { emailsModule } from './emails.module.js';
import type { NotificationsEnvironment } from './environment.js';
import { subscriptions } from './subscriptions.js';

export function notificationsModule(
  environment: NotificationsEnvironment,
  adapters?: ServiceAdapters,
): DynamicModule {
  const emails = emailsModule(environment);
  return {
    module: class NotificationsModule {},
    imports: [
      databaseModule({ environment, ...database }),
      eventsModule('notifications', environment, adapters, subscriptions),
      emails,
      healthModule({
        imports: [emails],
        inject: [DataSource, MessagingHealth, EmailQueue],
        checks: (dataSource: DataSource, messaging: MessagingHealth, emailQueue: EmailQueue) => [
          ...databaseChecks(dataSource),
          brokerCheck(messaging, { optional: true }),
          // Emails wait in the delivery log while the queue is unavailable, and messages are still accepted.
          { name: 'job queue', isReady: () => emailQueue.isReachable(), optional: true },
        ],
      }),
    ],
  };
}
