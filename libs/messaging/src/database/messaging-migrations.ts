import { CreateMessagingTables1700000000000 } from '../migrations/create-messaging-tables.js';
import { KeepTraceparent1763840000000 } from '../migrations/keep-traceparent.js';

/** For a service's DataSource: `migrations: [...messagingMigrations, CreateBookings…, …]`. */
export const messagingMigrations = [CreateMessagingTables1700000000000, KeepTraceparent1763840000000];
