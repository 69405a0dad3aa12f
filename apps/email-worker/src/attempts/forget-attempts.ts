import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EMAIL_WORKER_ENVIRONMENT, type EmailWorkerEnvironment } from '../environment.js';

/** Days that attempts outlive the delivery log, which numbers what is sent again after them. */
const longer = 30;
/** Days after which no mail waits any more to tell of a status. */
const statusDays = 30;

/** Keeps the tables bounded: attempts of mails that have left the delivery log, statuses that no mail tells of. */
@Injectable()
export class ForgetAttempts extends HourlyTask {
  constructor(
    @Inject(EMAIL_WORKER_ENVIRONMENT) private readonly environment: EmailWorkerEnvironment,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM email_attempts AS old
       WHERE attempted_at < now() - make_interval(days => $1)
         AND NOT EXISTS (SELECT 1 FROM email_attempts AS young
           WHERE young.delivery_id = old.delivery_id AND young.attempted_at >= now() - make_interval(days => $1))`,
      [this.environment.EMAIL_LOG_DAYS + longer],
    );
    await this.dataSource.query(
      'DELETE FROM known_booking_statuses WHERE told_at < now() - make_interval(days => $1)',
      [statusDays],
    );
  }
}
