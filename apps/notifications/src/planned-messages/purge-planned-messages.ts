import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';

/** Days after a ride during which events about it are still expected. */
const rideDays = 30;

/**
 * Purges what is known about past rides, which includes the customer's name and address, and then their ended messages.
 */
@Injectable()
export class PurgePlannedMessages extends HourlyTask {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM known_rides
        WHERE updated_at < now() - make_interval(days => $1)
          AND coalesce((knowledge->'booking'->'value'->>'bookingDate')::date, updated_at::date) < current_date - $1::int`,
      [rideDays],
    );
    // While events of a ride are expected, they are compared with what its messages have reported.
    await this.dataSource.query(
      `DELETE FROM planned_messages
        WHERE state <> 'planned' AND updated_at < now() - make_interval(days => $1)
          AND NOT EXISTS (SELECT FROM known_rides WHERE known_rides.booking_id = planned_messages.booking_id)`,
      [this.environment.EMAIL_LOG_DAYS],
    );
  }
}
