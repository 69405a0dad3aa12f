import { CreateMessagingTables1700000000000 } from '../migrations/create-messaging-tables.js';
import { KeepTraceparent1763840000000 } from '../migrations/keep-traceparent.js';

/** Migrations of outbox and inbox; a service lists them first: `migrations: [...messagingMigrations, CreateBookings…]`. */
export const messagingMigrations = [CreateMessagingTables1700000000000, KeepTraceparent1763840000000];
