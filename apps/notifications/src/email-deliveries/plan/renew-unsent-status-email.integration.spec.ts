import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingResponse, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { Language } from '@chauffeur/contracts/languages/languages';
import {
  bookingChanged,
  bookingCreated,
  bookingStatusChanged,
} from '@chauffeur/contracts/events/booking-events';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { Client } from 'pg';
import { eventually } from '../../testing/eventually.js';
import { NotificationsTestEnvironment } from '../../testing/notifications-test-environment.js';

describe('an email about a status that has not left', () => {
  let environment: NotificationsTestEnvironment;

  beforeEach(async () => {
    environment = await NotificationsTestEnvironment.open('postgresql');
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
    await environment.handled();
    await environment.publisher.publish(bookingStatusChanged, bookingStatusChanged.example);
    await environment.handled();
  });

  afterEach(() => environment.close());

  function change(language: Language, changes = 1) {
    const { booking } = bookingStatusChanged.example;
    return environment.publisher.publish(bookingChanged, {
      ...bookingChanged.example,
      booking: { ...booking, language, version: booking.version + changes },
      changes: [{ field: 'language', from: booking.language, to: language }],
      tellCustomer: false,
    });
  }

  async function changedTo(language: Language) {
    await change(language);
    await environment.handled();
    const { rows } = await environment.client.query<{ languages: string; date: string }>(
      `SELECT language || ' ' || (job->>'language') AS languages, job->'variables'->>'booking_date' AS date
         FROM email_deliveries`,
    );
    return rows;
  }

  it('as a confirmation is in the language that the customer has by then', async () => {
    expect(await changedTo('ru')).toEqual([{ languages: 'ru ru', date: 'суббота, 5 декабря 2026 г.' }]);
  });

  it('stays in the language that staff have chosen for it', async () => {
    await environment.client.query(`UPDATE email_deliveries SET language = 'ru'`);
    expect(await changedTo('en')).toEqual([{ languages: 'ru ru', date: 'суббота, 5 декабря 2026 г.' }]);
  });

  it('has the ride as a later change that came first left it, but the status that it reports', async () => {
    const { booking, changeId } = bookingStatusChanged.example;
    const version = booking.version + 4;
    await change('ru', 5);
    await environment.handled();
    await environment.publisher.publish(bookingStatusChanged, {
      ...bookingStatusChanged.example,
      changeId: changeId && randomUUID(),
      booking: { ...booking, version },
    });
    await environment.handled();
    const { rows } = await environment.client.query(
      `SELECT language, job->'variables'->>'status' AS status, job->'onlyWhile'->'version' AS version
         FROM email_deliveries WHERE template_name = 'booking_confirmation' ORDER BY created_at`,
    );
    expect(rows).toEqual([
      { language: 'ru', status: 'подтверждена', version: booking.version },
      { language: 'ru', status: 'подтверждена', version },
    ]);
  });

  it('has the ride as a change left it that came before a booking that was confirmed at once', async () => {
    const id = randomUUID();
    const booking = { ...bookingCreated.example.booking, id, status: 'confirmed' as const };
    const { publisher } = environment;
    await publisher.publish(bookingChanged, {
      ...bookingChanged.example,
      booking: { ...booking, bookingTime: '17:45', version: 2 },
      changes: [{ field: 'bookingTime', from: booking.bookingTime, to: '17:45' }],
      tellCustomer: false,
    });
    await environment.handled();
    await publisher.publish(bookingCreated, { ...bookingCreated.example, booking });
    await environment.handled();
    const { rows } = await environment.client.query(
      `SELECT job->'variables'->>'booking_time' AS time FROM email_deliveries
        WHERE booking_id = $1 AND template_name = 'booking_confirmation'`,
      [id],
    );
    expect(rows).toEqual([{ time: '17:45' }]);
  });

  it.each([
    ['pending', 'total_price', '$65', { totalPrice: 65 }],
    ['completed', 'total_price', '$65', { totalPrice: 65 }],
    ['cancelled', 'fee', '', { feeDueUsd: null }],
  ] as const)(
    'of a booking that is %s has its %s as staff have corrected it: "%s"',
    async (status, variable, value, corrected) => {
      const { publisher } = environment;
      const [event, data] =
        status === 'pending'
          ? [bookingCreated, bookingCreated.example]
          : [bookingStatusChanged, bookingStatusChanged.example];
      const booking = {
        ...data.booking,
        id: randomUUID(),
        status,
        totalPrice: 55.2,
        currency: 'USD' as const,
        feeDueUsd: 27.6,
        version: 4,
      };
      await publisher.publish(event, { ...data, booking });
      await environment.handled();
      const changed = { ...booking, ...corrected, version: 5 };
      const changes = [{ field: 'totalPrice', from: 55.2, to: changed.totalPrice }];
      await publisher.publish(bookingChanged, {
        ...bookingChanged.example,
        booking: changed,
        changes,
        tellCustomer: false,
      });
      await environment.handled();
      const { rows } = await environment.client.query<{ value: string }>(
        `SELECT job->'variables'->>$2 AS value FROM email_deliveries WHERE booking_id = $1 AND recipient_role = 'customer'`,
        [booking.id, variable],
      );
      expect(rows).toEqual([{ value }]);
    },
  );

  it('has the ride as the last change left it if two are handled at the same time', async () => {
    // Both are then handled at once.
    await environment.stop();
    await change('ru', 1);
    await change('en', 2);
    const commit = await inTransaction('SELECT FROM email_deliveries FOR UPDATE');
    await environment.start();
    await waiting(2);
    await commit();
    await environment.handled();
    const { rows } = await environment.client.query(
      `SELECT language, (content->'booking'->>'version')::int AS version FROM email_deliveries
        WHERE template_name = 'booking_confirmation'`,
    );
    expect(rows).toEqual([{ language: 'en', version: bookingStatusChanged.example.booking.version + 2 }]);
  });

  it('stays as staff are just resending it', async () => {
    const commit = await inTransaction('UPDATE email_deliveries SET round = 2');
    await change('ru');
    await waiting(1);
    await commit();
    await environment.handled();
    const { rows } = await environment.client.query(
      `SELECT language || ' ' || (job->>'language') AS languages FROM email_deliveries`,
    );
    expect(rows).toEqual([{ languages: 'en en' }]);
  });

  it('is locked before its template, as by staff who resend it', async () => {
    const { publisher, client } = environment;
    const { booking } = bookingStatusChanged.example;
    // A template that was used within a day is only read.
    await client.query(`UPDATE stored_templates SET used_at = now() - interval '2 days'`);
    const commit = await inTransaction('SELECT FROM email_deliveries FOR UPDATE');
    const again = { ...booking, version: booking.version + 1 };
    await publisher.publish(bookingStatusChanged, { ...bookingStatusChanged.example, booking: again });
    await waiting(2);
    const { rowCount } = await client.query('SELECT FROM stored_templates FOR UPDATE NOWAIT');
    expect(rowCount).toBe(1);
    await commit();
    await environment.handled();
  });

  it('has the ride as it is if it is resumed by an undo whose ride was handled before', async () => {
    const { publisher, client } = environment;
    const { example } = bookingStatusChanged;
    const setStatus = (status: BookingStatus, after: Partial<BookingResponse>, how: object) =>
      publisher.publish(bookingStatusChanged, {
        ...example,
        booking: { ...example.booking, status, ...after },
        tellCustomer: false,
        ...how,
      });
    const { version } = example.booking;
    await setStatus('cancelled', { version: version + 1 }, { fromStatus: 'confirmed' });
    await environment.handled();
    // As the worker does.
    await client.query(
      `UPDATE email_deliveries SET status = 'skipped', last_answer = 'not sent: the booking is cancelled', updated_at = now()`,
    );
    const commit = await inTransaction('SELECT FROM latest_booking_statuses FOR UPDATE');
    const undo = { fromStatus: 'cancelled', undoesChangeId: example.changeId };
    await setStatus('confirmed', { version: version + 2, language: 'ru' }, undo);
    await waiting(1);
    await eventually(async () => {
      const { rows } = await client.query(`SELECT knowledge->'booking'->'version' AS known FROM known_rides`);
      expect(rows).toEqual([{ known: version + 2 }]);
    });
    await commit();
    await environment.handled();
    const { rows } = await client.query(`SELECT status, job->>'language' AS language FROM email_deliveries`);
    expect(rows).toEqual([{ status: 'queued', language: 'ru' }]);
  });

  /** Runs a statement in a transaction of its own; returns a function that commits it. */
  async function inTransaction(statement: string) {
    const other = new Client({ connectionString: environment.databaseUrl });
    await other.connect();
    await other.query(`BEGIN; ${statement}`);
    return async () => {
      await other.query('COMMIT');
      await other.end();
    };
  }

  /** Waits until so many transactions wait for a lock. */
  const waiting = (count: number) =>
    eventually(async () => {
      const { rows } = await environment.client.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(count);
    });
});
