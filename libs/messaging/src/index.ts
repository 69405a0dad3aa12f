export { BroadcastGaps } from './broadcast-gaps.js';
export { connectEvents } from './connect-events.js';
export { currentCorrelationId, runWithCorrelation } from './correlation.js';
export { InfrastructureFault, isInfrastructureFault } from './delivery/infrastructure-fault.js';
export type { ReceivedEvent } from './delivery/received-event.js';
export { MessagingActivity, type MessagingObserver } from './figures/messaging-activity.js';
export { MessagingFigures, type OutboxFigures } from './figures/messaging-figures.js';
export { InProcessEventBus } from './in-process/in-process-event-bus.js';
export { ParkedTable } from './in-process/parked-table.js';
export { ParkedMessage } from './in-process/parked-message.entity.js';
export { InboxEntry } from './inbox/inbox-entry.entity.js';
export { Inbox } from './inbox/inbox.js';
export { MessagingHealth, type MessagingReadiness } from './messaging-health.js';
export { messagingEntities, messagingMigrations } from './messaging-tables.js';
export { MessagingModule } from './messaging.module.js';
export type {
  InProcessTransportOptions,
  MessagingOptions,
  RabbitMqTransportOptions,
} from './messaging.options.js';
export { OutboxEntry } from './outbox/outbox-entry.entity.js';
export { Outbox } from './outbox/outbox.js';
export type { InHandFigures, QueueFigures } from './transport.js';
export { ParkedDesk } from './parked/parked-desk.js';
export type { ParkedEvent, ParkedFate, ParkedStore } from './parked/parked-event.js';
export { ReactsTo, type ReactionOptions } from './reactions/reacts-to.js';
