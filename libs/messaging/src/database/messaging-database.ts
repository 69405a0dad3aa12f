import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The application's DataSource, where it has one. */
@Injectable()
export class MessagingDatabase {
  constructor(@Optional() @Inject(DataSource) private readonly dataSource?: DataSource) {}

  /** False for a service that neither publishes events nor has an inbox. */
  get isThere(): boolean {
    return this.dataSource !== undefined;
  }

  get source(): DataSource {
    if (!this.dataSource) throw new Error('events need a DataSource with messagingMigrations');
    return this.dataSource;
  }
}
