import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';

/** The database lets only old entries be removed: see the migration of the log. */
@Injectable()
export class PurgeAuditLog extends HourlyTask {
  constructor(
    @Inject(IDENTITY_ENVIRONMENT) private readonly environment: Pick<IdentityEnvironment, 'AUDIT_LOG_DAYS'>,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  run(): Promise<unknown> {
    return this.dataSource.query('DELETE FROM audit_entries WHERE at < now() - make_interval(days => $1)', [
      this.environment.AUDIT_LOG_DAYS,
    ]);
  }
}
