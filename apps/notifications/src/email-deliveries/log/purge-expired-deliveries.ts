import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';

/** Days after which no email is unsent any more. */
const unsentDays = 30;

/**
 * Purges emails with their attempts after a while, since they hold names and addresses: those that have ended, and those
 * that still lack a recipient.
 */
@Injectable()
export class PurgeExpiredDeliveries extends HourlyTask {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM email_deliveries
       WHERE status IN ('sent', 'failed', 'skipped') AND updated_at < now() - make_interval(days => $1)
          OR status = 'waiting' AND created_at < now() - make_interval(days => $1)`,
      [this.environment.EMAIL_LOG_DAYS],
    );
    await this.dataSource.query(
      'DELETE FROM latest_booking_statuses WHERE noted_at < now() - make_interval(days => $1)',
      [unsentDays],
    );
    // Each day notes which templates emails are planned with: those of an email leave after it.
    await this.dataSource.query(
      'DELETE FROM stored_templates WHERE used_at < now() - make_interval(days => $1)',
      [this.environment.EMAIL_LOG_DAYS + unsentDays],
    );
  }
}
