import { InboxEntry } from './inbox/inbox-entry.entity.js';
import { ParkedMessage } from './in-process/parked-message.entity.js';
import { CreateMessagingTables1700000000000 } from './migrations/create-messaging-tables.js';
import { KeepTraceparent1763840000000 } from './migrations/keep-traceparent.js';
import { OutboxEntry } from './outbox/outbox-entry.entity.js';

/** For a service's DataSource: `entities: [...messagingEntities, Booking, …]`. */
export const messagingEntities = [OutboxEntry, InboxEntry, ParkedMessage];

/** For a service's DataSource: `migrations: [...messagingMigrations, CreateBookings…, …]`. */
export const messagingMigrations = [CreateMessagingTables1700000000000, KeepTraceparent1763840000000];
