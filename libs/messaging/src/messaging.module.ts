import { ConfigurableModuleBuilder, Module, type FactoryProvider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BroadcastGaps } from './broadcast-gaps.js';
import { MessagingActivity } from './figures/messaging-activity.js';
import { MessagingFigures } from './figures/messaging-figures.js';
import { InProcessTransport } from './in-process/in-process-transport.js';
import { ParkedMessages } from './in-process/parked-messages.js';
import { WaitingMessages } from './in-process/waiting-messages.js';
import { Inbox } from './inbox/inbox.js';
import { MessagingDatabase, messagingDatabaseProvider } from './messaging-database.js';
import { MessagingHealth } from './messaging-health.js';
import type { MessagingOptions } from './messaging.options.js';
import { EVENT_TRANSPORT, MESSAGING_OPTIONS } from './messaging.tokens.js';
import { Outbox } from './outbox/outbox.js';
import { ParkedDesk } from './parked/parked-desk.js';
import { RabbitMqTransport } from './rabbitmq/rabbitmq-transport.js';
import { EventsServer } from './reactions/events-server.js';
import type { EventTransport } from './transport.js';

const { ConfigurableModuleClass } = new ConfigurableModuleBuilder<MessagingOptions>({
  optionsInjectionToken: MESSAGING_OPTIONS,
})
  .setClassMethodName('forRoot')
  .setExtras({}, (definition) => ({ ...definition, global: true }))
  .build();

const transportProvider: FactoryProvider<EventTransport> = {
  provide: EVENT_TRANSPORT,
  useFactory: ({ service, transport }: MessagingOptions, database: MessagingDatabase, gaps: BroadcastGaps) =>
    transport.kind === 'rabbitmq'
      ? new RabbitMqTransport(service, transport, gaps)
      : new InProcessTransport(transport.bus, new ParkedMessages(database), new WaitingMessages(database)),
  inject: [MESSAGING_OPTIONS, MessagingDatabase, BroadcastGaps],
};

/**
 * Events of one service: `MessagingModule.forRoot({ service: 'booking', transport })`, or `forRootAsync` with
 * `useFactory` and `inject`. Global. Uses the application's default DataSource where there is one.
 * Nothing runs before `connectEvents(app)` and `app.startAllMicroservices()`.
 */
@Module({
  imports: [DiscoveryModule],
  providers: [
    messagingDatabaseProvider,
    transportProvider,
    BroadcastGaps,
    EventsServer,
    Inbox,
    MessagingActivity,
    MessagingFigures,
    MessagingHealth,
    Outbox,
    ParkedDesk,
  ],
  exports: [BroadcastGaps, Inbox, MessagingActivity, MessagingFigures, MessagingHealth, Outbox, ParkedDesk],
})
export class MessagingModule extends ConfigurableModuleClass {}
