import { type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MessagingDatabase } from './database/messaging-database.js';
import { InProcessTransport } from './in-process/in-process-transport.js';
import { Inbox } from './inbox/inbox.js';
import { Outbox } from './outbox/outbox.js';
import { RabbitMqTransport } from './rabbitmq/rabbitmq-transport.js';
import { DeadLetterService } from './server/dead-letter.service.js';
import { EventsServer } from './server/events-server.js';
import { MessagingHealth } from './server/messaging-health.js';
import { EVENT_TRANSPORT, MESSAGING_OPTIONS, type MessagingOptions } from './server/messaging.options.js';
import { MessagingActivity } from './transport/messaging-activity.js';
import type { EventTransport } from './transport/transport.js';

export class MessagingModule {
  /**
   * Provides publishing and consuming of events for one service. Global. Uses the service's DataSource, if it has one.
   * Nothing runs before `connectEvents(app)` and `app.startAllMicroservices()`.
   */
  static forRoot(options: MessagingOptions): DynamicModule {
    const provided = [
      Inbox,
      MessagingActivity,
      MessagingHealth,
      DeadLetterService,
      { provide: Outbox, useValue: new Outbox(options.transport.kind) },
    ];
    return {
      module: MessagingModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        ...provided,
        { provide: MESSAGING_OPTIONS, useValue: options },
        {
          provide: EVENT_TRANSPORT,
          useFactory: (database: MessagingDatabase): EventTransport =>
            options.transport.kind === 'rabbitmq'
              ? new RabbitMqTransport(options.service, options.transport)
              : new InProcessTransport(options.transport.bus, database),
          inject: [MessagingDatabase],
        },
        MessagingDatabase,
        EventsServer,
      ],
      exports: provided,
    };
  }
}
