import { anonymisedName } from '@chauffeur/contracts/retention';
import { HourlyTask } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from '../../environment.js';

/** Bookings per transaction, so that none is locked for long. */
const batchSize = 500;

/** Removes the customer from bookings whose ride is long over; ride, price, status and history stay for the accounts. */
@Injectable()
export class AnonymiseOldBookings extends HourlyTask {
  constructor(
    @Inject(BOOKING_ENVIRONMENT)
    private readonly environment: Pick<BookingEnvironment, 'BOOKING_RETENTION_MONTHS'>,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  /** Returns the number of bookings that were anonymised. */
  async run(): Promise<number> {
    let count = 0;
    let done = batchSize;
    while (done === batchSize && !this.ending.aborted) {
      // In sequence: each batch looks for what the previous one left.
      done = await this.anonymiseBatch();
      count += done;
    }
    return count;
  }

  private async anonymiseBatch(): Promise<number> {
    const [{ done } = { done: 0 }] = await this.dataSource.query<{ done: number }[]>(
      `WITH old AS (
         SELECT id FROM bookings
         WHERE booking_date < (now() AT TIME ZONE 'Asia/Baku')::date - make_interval(months => $1)
           AND customer_name <> $2
         LIMIT $3 FOR UPDATE SKIP LOCKED
       ), notes AS (
         UPDATE driver_assignments SET notes = NULL WHERE booking_id IN (SELECT id FROM old)
       ), steps AS (
         UPDATE ride_steps SET note = NULL WHERE booking_id IN (SELECT id FROM old) AND note IS NOT NULL
       ), changes AS (
         DELETE FROM booking_changes WHERE booking_id IN (SELECT id FROM old)
       ), stops AS (
         DELETE FROM booking_stops WHERE booking_id IN (SELECT id FROM old)
       ), links AS (
         DELETE FROM access_links WHERE booking_id IN (SELECT id FROM old)
       ), requests AS (
         DELETE FROM ride_link_requests WHERE booking_id IN (SELECT id FROM old)
       ), anonymised AS (
         UPDATE bookings
         SET customer_name = $2, customer_email = '', customer_phone = '', pickup_location = '',
           pickup_place_id = NULL, pickup_note = NULL, dropoff_place_id = NULL,
           dropoff_location = NULL, flight_number = NULL, flight_time = NULL,
           sign_text = NULL, special_requests = NULL, cancel_note = NULL, former_cancellation = NULL,
           version = version + 1, updated_at = now()
         WHERE id IN (SELECT id FROM old) RETURNING id
       )
       SELECT count(*)::integer AS done FROM anonymised`,
      [this.environment.BOOKING_RETENTION_MONTHS, anonymisedName, batchSize],
    );
    return done;
  }
}
