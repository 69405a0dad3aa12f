import { Inject, Injectable, Optional } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** Token of the service's DataSource. Injecting by the class itself would load TypeORM in services without a database. */
export const SERVICE_DATABASE = Symbol('service database');

@Injectable()
export class MessagingDatabase {
  constructor(@Optional() @Inject(SERVICE_DATABASE) private readonly dataSource?: DataSource) {}

  /** False for a service that neither publishes events nor has an inbox. */
  get isThere(): boolean {
    return this.dataSource !== undefined;
  }

  get source(): DataSource {
    if (!this.dataSource)
      throw new Error('events need a DataSource with messagingMigrations; see serviceDatabase');
    return this.dataSource;
  }
}
