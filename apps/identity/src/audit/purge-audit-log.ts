import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';

/** Rows per statement: each row fires a trigger and removes its outcome. */
const batch = 1_000;

/** Removes old entries. The database protects others: see the migration of the log. */
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
    } while (removed === batch && !this.ending.aborted);
  }
}
