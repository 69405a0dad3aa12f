import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';

/** Purges messages after CONTACT_MESSAGE_DAYS, because they contain personal data. */
@Injectable()
export class PurgeExpiredContactMessages extends HourlyTask {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  run(): Promise<unknown> {
    return this.dataSource.query(
      'DELETE FROM contact_messages WHERE created_at < now() - make_interval(days => $1)',
      [this.environment.CONTACT_MESSAGE_DAYS],
    );
  }
}
