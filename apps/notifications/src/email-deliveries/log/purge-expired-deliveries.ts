import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../../environment.js';

/** By this age in days, every email has been sent or has failed. */
const unsentDays = 30;

/**
 * Purges emails and their attempts after EMAIL_LOG_DAYS, because they contain personal data: emails that have ended,
 * and emails that still lack a recipient.
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
    // `used_at` is updated daily by emails that are planned; a template must outlive all emails that use it.
    await this.dataSource.query(
      'DELETE FROM stored_templates WHERE used_at < now() - make_interval(days => $1)',
      [this.environment.EMAIL_LOG_DAYS + unsentDays],
    );
  }
}
