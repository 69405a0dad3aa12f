import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';

/** Rows of one statement: each has a trigger and its outcome to remove. */
const batch = 1_000;

/** The database lets only old entries be removed: see the migration of the log. */
@Injectable()
export class PurgeAuditLog extends HourlyTask {
  constructor(
    @Inject(IDENTITY_ENVIRONMENT) private readonly environment: Pick<IdentityEnvironment, 'AUDIT_LOG_DAYS'>,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  async run(): Promise<void> {
    let removed: number;
    do {
      [, removed] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM audit_entries WHERE id IN (
           SELECT id FROM audit_entries WHERE at < now() - make_interval(days => $1) ORDER BY at LIMIT ${batch})`,
        [this.environment.AUDIT_LOG_DAYS],
      );
    } while (removed === batch);
  }
}
