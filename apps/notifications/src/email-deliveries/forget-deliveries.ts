import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';

/** Mails hold names and addresses: those that have ended leave the log after a while, with their attempts. */
@Injectable()
export class ForgetDeliveries extends HourlyTask {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  run(): Promise<unknown> {
    return this.dataSource.query(
      `DELETE FROM email_deliveries
       WHERE status IN ('sent', 'failed', 'skipped') AND updated_at < now() - make_interval(days => $1)`,
      [this.environment.EMAIL_LOG_DAYS],
    );
  }
}
