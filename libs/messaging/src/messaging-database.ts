import { getDataSourceToken } from '@nestjs/typeorm';
import type { FactoryProvider } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { OutboxEntry } from './outbox/outbox-entry.entity.js';

/** The application's DataSource, where it has one with the messaging tables. */
export class MessagingDatabase {
  constructor(private readonly dataSource: DataSource | undefined) {}

  /** False for a service that neither produces events nor keeps an inbox. */
  get isThere(): boolean {
    return this.dataSource?.hasMetadata(OutboxEntry) ?? false;
  }

  /** Throws when the service did not register `messagingEntities`. */
  get source(): DataSource {
    if (!this.dataSource || !this.isThere) {
      throw new Error('events need a DataSource with messagingEntities and messagingMigrations');
    }
    return this.dataSource;
  }
}

export const messagingDatabaseProvider: FactoryProvider<MessagingDatabase> = {
  provide: MessagingDatabase,
  useFactory: (dataSource?: DataSource) => new MessagingDatabase(dataSource),
  inject: [{ token: getDataSourceToken(), optional: true }],
};
