import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { undoWithinSeconds } from '@chauffeur/contracts/bookings/changes/change-status';
import {
  bookingChanged,
  bookingCreated,
  bookingStatusChanged,
  type BookingStatusChanged,
} from '@chauffeur/contracts/events/booking-events';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { contactMessageReceived } from '@chauffeur/contracts/events/notification-events';
import { startRedis } from '@chauffeur/private-servers';
import { reasonOfStatus } from '../../booking-statuses/newer-booking-status.js';
import { eventually } from '../../testing/eventually.js';
import { openBeforeEachTest } from '../../testing/open-before-each-test.js';
import { NotificationsTestEnvironment } from '../../testing/notifications-test-environment.js';
import { composedEmail } from '../composed-email.js';

const publishedSettings = contactSettingsChanged.example;

describe.each(['redis', 'postgresql'] as const)('emails with jobs on %s', (kind) => {
  let environment: NotificationsTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await NotificationsTestEnvironment.open(kind, { database });
    return environment;
  });

  beforeEach(async () => {
    if (kind === 'redis') await environment.queue.loseAll();
  });

  it('writes to the customer in the language of the booking and to staff in that of the company [B7.31, P4.4, P4.20, P7.11, P7.16]', async () => {
    await environment.start();
    await environment.collector.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    await environment.publisher.publish(bookingCreated, { booking: { ...bookingExample, language: 'ru' } });

    await eventually(() =>
      expect(environment.collector.summary()).toEqual([
        'admin_notification en staff@example.com',
        'booking_received ru emily.carter@example.com',
      ]),
    );
    const [email] = environment.collector.emails.filter(
      ({ templateName }) => templateName === 'booking_received',
    );
    expect(email).toMatchObject({
      correlationId: 'request-1',
      fromName: 'Example Chauffeurs',
      replyTo: 'info@example.com',
      variables: {
        reference_number: bookingExample.referenceNumber,
        booking_date: 'суббота, 5 декабря 2026 г.',
      },
    });
    const [notice] = environment.collector.emails.filter(
      ({ templateName }) => templateName === 'admin_notification',
    );
    expect(notice).toMatchObject({ replyTo: 'emily.carter@example.com' });
    expect(await environment.deliveries()).toMatchObject([
      { template_name: 'admin_notification', recipient: 'staff@example.com', correlation_id: 'request-1' },
      { template_name: 'booking_received', recipient: 'emily.carter@example.com', status: 'queued' },
    ]);
  });

  it('adds nothing when an event is redelivered, with or without its inbox row', async () => {
    await environment.start();
    await environment.collector.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    await eventually(() => expect(environment.collector.emails).toHaveLength(2));

    await environment.publisher.republish(bookingCreated);
    await environment.handled();
    await environment.publisher.republish(bookingCreated, { forgetting: true });
    await environment.handled();
    await environment.publisher.publish(bookingStatusChanged, bookingStatusChanged.example);
    await eventually(() => expect(environment.collector.emails).toHaveLength(3));

    expect(environment.collector.summary()).toEqual([
      'admin_notification en staff@example.com',
      'booking_confirmation en emily.carter@example.com',
      'booking_received en emily.carter@example.com',
    ]);
    expect(await environment.deliveries()).toHaveLength(3);

    // Deduplicated by the inbox alone, as after a purge of the deliveries.
    await environment.client.query('DELETE FROM email_deliveries');
    await environment.publisher.republish(bookingCreated);
    await environment.publisher.republish(bookingStatusChanged);
    await environment.handled();
    expect(await environment.deliveries()).toEqual([]);
  });

  it('never sends the email of an event that came while its template was switched off', async () => {
    const switchTemplates = (isActive: boolean) =>
      environment.client.query('UPDATE email_templates SET is_active = $1', [isActive]);
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    await switchTemplates(false);
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    await environment.handled();
    await switchTemplates(true);
    await environment.publisher.republish(bookingCreated);
    await environment.handled();
    expect(await environment.deliveries()).toEqual([]);
  });

  it('stores the template once for all emails of one wording, and another one after a change', async () => {
    const planned = async (count: number) => {
      await environment.publisher.publish(bookingCreated, bookingCreated.example);
      await environment.handled();
      const { rows } = await environment.client.query<{ id: string; html: string; job: unknown }>(
        `SELECT stored.id, stored.html_template AS html, job
           FROM email_deliveries JOIN stored_templates stored ON stored.id = (job->>'htmlTemplateId')::uuid
          WHERE template_name = 'booking_received' ORDER BY created_at`,
      );
      expect(rows).toHaveLength(count);
      // As the worker reads it.
      const read = rows.map(({ job }) => composedEmail.parse(job));
      expect(read.map(({ htmlTemplate }) => htmlTemplate)).toEqual(rows.map(() => null));
      return rows;
    };
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    await planned(1);
    await environment.client.query(`UPDATE stored_templates SET used_at = now() - interval '2 days'`);
    const [first, second] = await planned(2);
    expect(second?.id).toBe(first?.id);
    const changeTo = (html: string) =>
      environment.client.query(
        `UPDATE email_templates SET html_template = $1 WHERE template_name = 'booking_received'`,
        [html],
      );
    await changeTo('<p>Other words</p>');
    const [, , third] = await planned(3);
    expect(third).toMatchObject({ html: '<p>Other words</p>' });
    await changeTo('');
    const [, , , fourth] = await planned(4);
    expect(fourth).toMatchObject({ html: '' });
    const { rows: stored } = await environment.client.query<{ isRecent: boolean }>(
      `SELECT used_at > now() - interval '1 day' AS "isRecent" FROM stored_templates`,
    );
    // Three versions of the customer's template, and that of staff.
    expect(stored).toEqual(Array.from({ length: 4 }, () => ({ isRecent: true })));
  });

  it('emails staff what a customer has changed or cancelled by the link, and nothing of what they did themselves', async () => {
    await environment.start();
    await environment.collector.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const { booking } = bookingChanged.example;
    const changes = [{ field: 'specialRequests', from: null, to: 'Water' }];
    // Without a driver, who would get other emails.
    const change = { ...bookingChanged.example, driver: null, changes, tellCustomer: false };
    await environment.publisher.publish(bookingChanged, change);
    await environment.publisher.publish(bookingChanged, { ...change, changedBy: 'customer' });
    // A change that staff do not see causes no email.
    const unnamed = [{ field: 'bufferMinutes', from: 5, to: 30 }];
    await environment.publisher.publish(bookingChanged, {
      ...change,
      changes: unnamed,
      changedBy: 'customer',
    });
    await environment.publisher.publish(bookingStatusChanged, {
      booking: { ...booking, status: 'cancelled', feeDueUsd: 27.5, version: 5 },
      fromStatus: 'confirmed',
      changedBy: 'customer',
    });
    await eventually(() =>
      expect(environment.collector.summary()).toEqual([
        'booking_changed_notification en staff@example.com',
        'booking_changed_notification en staff@example.com',
        'booking_status_update en emily.carter@example.com',
      ]),
    );
    const reported = environment.collector.emails
      .filter(({ templateName }) => templateName === 'booking_changed_notification')
      .map(({ variables }) => [variables['changes'], variables['fee']]);
    expect(reported).toContainEqual(['Requests: not given → Water', '']);
    expect(reported).toContainEqual(['', '$27.50']);
  });

  it('sends the email of each status, and none for pending or for a booking entered by hand [B3.21, B4.2, B4.3, B4.4, B4.5, I-44]', async () => {
    await environment.start();
    await environment.collector.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const statuses: BookingStatus[] = ['confirmed', 'pending', 'completed', 'cancelled'];
    for (const status of statuses) {
      await environment.publisher.publish(bookingStatusChanged, {
        ...bookingStatusChanged.example,
        booking: { ...bookingExample, status },
      });
    }
    const entered = { ...bookingExample, isManual: true } as const;
    await environment.publisher.publish(bookingCreated, { booking: entered });
    await environment.publisher.publish(bookingCreated, {
      booking: { ...entered, customerEmail: '' },
      sendConfirmation: true,
    });
    await environment.publisher.publish(bookingStatusChanged, {
      ...bookingStatusChanged.example,
      booking: { ...entered, customerEmail: '', status: 'confirmed' },
    });
    await environment.handled();

    await eventually(() => expect(environment.collector.emails).toHaveLength(3));
    expect(environment.collector.emails.map(({ templateName }) => templateName).toSorted()).toEqual([
      'booking_completed',
      'booking_confirmation',
      'booking_status_update',
    ]);
    expect(await environment.deliveries()).toHaveLength(3);
  });

  it('confirms a booking that staff have entered where they wish so, with a calendar file [I-44]', async () => {
    await environment.start();
    await environment.collector.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const booking = { ...bookingExample, isManual: true, status: 'confirmed' } as const;
    await environment.publisher.publish(bookingCreated, { booking, sendConfirmation: true });
    await environment.handled();
    await eventually(() =>
      expect(environment.collector.emails).toMatchObject([
        { templateName: 'booking_confirmation', calendar: expect.anything() },
      ]),
    );
    expect(await environment.deliveries()).toHaveLength(1);
  });

  it('holds the email of a status that staff may undo, also in a queue that has lost everything [I-36]', async () => {
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const { example } = bookingStatusChanged;
    await environment.publisher.publish(bookingStatusChanged, example);
    await environment.handled();
    await eventually(async () => expect(await environment.jobs()).toMatchObject({ waiting: 0, delayed: 1 }));
    await environment.queue.loseAll();
    await eventually(async () => expect(await environment.jobs()).toMatchObject({ waiting: 0, delayed: 1 }));

    await environment.publisher.publish(bookingStatusChanged, {
      ...example,
      booking: { ...example.booking, status: 'cancelled', version: example.booking.version + 1 },
      undoesChangeId: example.changeId,
      tellCustomer: false,
    });
    await environment.handled();
    const [held, ...others] = await environment.deliveries();
    expect(others).toEqual([]);
    expect(held?.not_before?.getTime()).toBeGreaterThan((held?.created_at.getTime() ?? 0) + 55_000);
    const { rows } = await environment.client.query('SELECT status FROM latest_booking_statuses');
    expect(rows).toEqual([{ status: 'cancelled' }]);

    // A driver may undo the completion of the ride for two minutes.
    await environment.publisher.publish(bookingStatusChanged, {
      ...example,
      changedBy: 'driver:0198c0de-0000-7000-8000-000000000007',
      booking: { ...example.booking, status: 'completed', version: example.booking.version + 2 },
    });
    await environment.handled();
    const completed = (await environment.deliveries()).find(
      ({ template_name: name }) => name === 'booking_completed',
    );
    expect(completed?.not_before?.getTime()).toBeGreaterThan(
      (completed?.created_at.getTime() ?? 0) + 115_000,
    );
  });

  it('knows the status after an undo also where the change comes later than that, so that its email is stale [I-36]', async () => {
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const { example } = bookingStatusChanged;
    await environment.publisher.publish(bookingStatusChanged, {
      ...example,
      booking: { ...example.booking, status: 'pending', version: example.booking.version + 1 },
      undoesChangeId: example.changeId,
      tellCustomer: false,
    });
    await environment.handled();
    await environment.publisher.publish(bookingStatusChanged, example);
    await environment.handled();
    const { rows } = await environment.client.query('SELECT status FROM latest_booking_statuses');
    expect(rows).toEqual([{ status: 'pending' }]);
    expect(await environment.deliveries()).toMatchObject([
      { template_name: 'booking_confirmation', not_before: expect.any(Date) },
    ]);
  });

  it('sends what was skipped while the booking had a status that is undone, and nothing skipped before [I-36]', async () => {
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const { example } = bookingStatusChanged;
    const { id: bookingId, version } = example.booking;
    const changedTo = async (after: number, change: Partial<BookingStatusChanged>, status: BookingStatus) => {
      const booking = { ...example.booking, status, version: version + after };
      await environment.publisher.publish(bookingStatusChanged, { ...example, ...change, booking });
      await environment.handled();
    };
    /** As the worker does. */
    const skipWhile = (status: BookingStatus, template: string) =>
      environment.client.query(
        `UPDATE email_deliveries SET status = 'skipped', last_answer = $3, updated_at = now()
          WHERE booking_id = $1 AND template_name = $2`,
        [bookingId, template, `not sent: ${reasonOfStatus(status)}`],
      );
    const statuses = async () =>
      Object.fromEntries(
        (await environment.deliveries()).map(({ template_name: name, status }) => [name, status]),
      );
    await changedTo(0, {}, 'confirmed');
    await skipWhile('cancelled', 'booking_confirmation');
    await changedTo(1, { fromStatus: 'confirmed' }, 'cancelled');
    const undo = { fromStatus: 'cancelled', undoesChangeId: example.changeId, tellCustomer: false } as const;
    await changedTo(2, undo, 'confirmed');
    expect(await statuses()).toEqual({ booking_confirmation: 'skipped', booking_status_update: 'queued' });

    await changedTo(3, { fromStatus: 'confirmed', tellCustomer: false }, 'cancelled');
    await skipWhile('cancelled', 'booking_confirmation');
    await skipWhile('confirmed', 'booking_status_update');
    await changedTo(4, undo, 'confirmed');
    expect(await statuses()).toEqual({ booking_confirmation: 'queued', booking_status_update: 'skipped' });
  });

  /** Starts with a hold of a minute. Returns a function that changes a booking and returns all emails of changes. */
  async function holdChanges({ withSettings = true } = {}) {
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    if (withSettings) await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const { example } = bookingChanged;
    const booking = { ...example.booking, bookingDate: '2099-05-01', startsAt: '2099-05-01T12:00:00.000Z' };
    return async (
      version: number,
      changes: ChangedField[],
      tellCustomer = true,
      whenHandled = () => environment.handled(),
    ) => {
      const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
      const after = { ...booking, ...changed, version };
      const data = { ...example, driver: null, booking: after, changes, tellCustomer };
      await environment.publisher.publish(bookingChanged, data);
      await whenHandled();
      const { rows } = await environment.client.query<{ status: string; changes: string }>(
        `SELECT status, job->'variables'->>'changes' AS changes FROM email_deliveries ORDER BY created_at`,
      );
      return rows.map((row) => [row.status, row.changes]);
    };
  }

  it('reports changes made while their email is held in one, and none where they were undone [I-30, I-31]', async () => {
    const change = await holdChanges();
    expect(await change(4, [{ field: 'passengerCount', from: 2, to: 3 }], false)).toEqual([]);
    const first = ['queued', 'Time: 14:30 → 16:00'];
    expect(await change(5, [{ field: 'bookingTime', from: '14:30', to: '16:00' }])).toEqual([first]);
    const seats = { field: 'passengerCount', from: 3, to: 4 };
    const both = await change(6, [{ field: 'bookingTime', from: '16:00', to: '17:00' }, seats]);
    expect(both).toEqual([
      ['skipped', 'Time: 14:30 → 16:00'],
      ['queued', 'Time: 14:30 → 17:00\nPassengers: 3 → 4'],
    ]);
    const undone = await change(7, [
      { field: 'bookingTime', from: '17:00', to: '14:30' },
      { ...seats, from: 4, to: 3 },
    ]);
    expect(undone.map(([status]) => status)).toEqual(['skipped', 'skipped']);

    // Once one is sent, the next change has its own email, whose calendar file replaces that of the first.
    await change(8, [{ field: 'bookingTime', from: '14:30', to: '18:00' }]);
    await environment.client.query(`UPDATE email_deliveries SET status = 'sent' WHERE status = 'queued'`);
    const afterSending = await change(9, [{ field: 'pickupLocation', from: 'Hilton Baku', to: 'Airport' }]);
    expect(afterSending.slice(2)).toEqual([
      ['sent', 'Time: 14:30 → 18:00'],
      ['queued', 'Pickup: Hilton Baku → Airport'],
    ]);
    const { rows } = await environment.client.query<{ sequence: string }>(
      `SELECT substring(job->'calendar'->>'content' FROM 'SEQUENCE:(\\d+)') AS sequence
         FROM email_deliveries ORDER BY created_at`,
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(['5', '6', '8', '9']);
  });

  it('merges changes that the mail server has not accepted yet, so that the older does not arrive last', async () => {
    const change = await holdChanges();
    await change(5, [{ field: 'bookingTime', from: '14:30', to: '16:00' }]);
    await environment.client.query(
      `WITH attempted AS (
         UPDATE email_deliveries SET status = 'willRetry', attempts = 1, not_before = now() - interval '1 hour'
         RETURNING id)
       INSERT INTO delivery_attempts (delivery_id, attempt, round, outcome, server_answer, attempted_at)
       SELECT id, 1, 1, 'willRetry', '451 later', now() FROM attempted`,
    );
    expect(await change(6, [{ field: 'bookingTime', from: '16:00', to: '17:00' }])).toEqual([
      ['skipped', 'Time: 14:30 → 16:00'],
      ['queued', 'Time: 14:30 → 17:00'],
    ]);
    const { rows } = await environment.client.query(
      'SELECT attempts FROM email_deliveries ORDER BY created_at',
    );
    expect(rows).toEqual([{ attempts: 2 }, { attempts: 0 }]);
  });

  it('reports a change also if an earlier one that is not reported comes after it', async () => {
    const change = await holdChanges();
    await change(6, [{ field: 'passengerCount', from: 2, to: 3 }]);
    const emails = await change(5, [{ field: 'passengerCount', from: 3, to: 2 }], false);
    expect(emails.at(-1)).toEqual(['queued', 'Passengers: 2 → 3']);
  });

  it('reports the value that a later change has set, also if that is not reported and comes first', async () => {
    const change = await holdChanges();
    await change(7, [{ field: 'bookingTime', from: '16:00', to: '17:00' }], false);
    const emails = await change(6, [{ field: 'bookingTime', from: '14:30', to: '16:00' }]);
    expect(emails).toEqual([['queued', 'Time: 14:30 → 17:00']]);
  });

  it('reports the value of a later change whose email was decided before its other emails are planned', async () => {
    const change = await holdChanges();
    const { client } = environment;
    await client.query(`
      CREATE FUNCTION fail_for_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'not yet';
      END $$;
      CREATE TRIGGER fail_for_now BEFORE INSERT ON inbox FOR EACH ROW
        WHEN (NEW.queue = 'notifications.plan-messages-of-change') EXECUTE FUNCTION fail_for_now()`);
    const emailDecided = (count: number) => () =>
      eventually(async () => {
        const { rows } = await client.query(
          `SELECT FROM inbox WHERE queue = 'notifications.email-customer-of-change'`,
        );
        expect(rows).toHaveLength(count);
      });
    await change(7, [{ field: 'bookingTime', from: '16:00', to: '17:00' }], false, emailDecided(1));
    await change(6, [{ field: 'bookingTime', from: '14:30', to: '16:00' }], true, emailDecided(2));
    await client.query('DROP TRIGGER fail_for_now ON inbox; DROP FUNCTION fail_for_now');
    expect(await change(8, [], false)).toEqual([['queued', 'Time: 14:30 → 17:00']]);
  });

  it('reports the value of a later change that is being stored at that moment', async () => {
    const change = await holdChanges();
    const { client } = environment;
    await change(4, [{ field: 'passengerCount', from: 2, to: 3 }], false);
    await client.query('BEGIN');
    await client.query(`
      UPDATE known_rides SET knowledge = jsonb_set(jsonb_set(jsonb_set(knowledge,
        '{booking,version}', '7'), '{booking,value,version}', '7'), '{booking,value,bookingTime}', '"17:00"')`);
    const stored = async () => {
      await eventually(async () => {
        const { rows } = await client.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rows.length).toBeGreaterThan(0);
      });
      await client.query('COMMIT');
      await environment.handled();
    };
    const emails = await change(6, [{ field: 'bookingTime', from: '14:30', to: '16:00' }], true, stored);
    expect(emails).toEqual([['queued', 'Time: 14:30 → 17:00']]);
  });

  it('reports the first value also of changes that are all handled after a later one', async () => {
    const change = await holdChanges();
    await change(8, [{ field: 'bookingTime', from: '17:00', to: '18:00' }], false);
    await change(6, [{ field: 'bookingTime', from: '14:30', to: '16:00' }]);
    const emails = await change(7, [{ field: 'bookingTime', from: '16:00', to: '17:00' }]);
    expect(emails.at(-1)).toEqual(['queued', 'Time: 14:30 → 18:00']);
  });

  it('merges changes while their email waits for contact settings', async () => {
    const change = await holdChanges({ withSettings: false });
    const waits = ['waiting', null];
    expect(await change(5, [{ field: 'bookingTime', from: '14:30', to: '16:00' }])).toEqual([waits]);
    expect(await change(6, [{ field: 'bookingTime', from: '16:00', to: '17:00' }])).toEqual([waits]);
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await eventually(async () =>
      expect((await environment.deliveries()).map(({ status }) => status)).toEqual(['queued']),
    );
    const { rows } = await environment.client.query(
      `SELECT job->'variables'->>'changes' AS changes FROM email_deliveries`,
    );
    expect(rows).toEqual([{ changes: 'Time: 14:30 → 17:00' }]);
  });

  it('confirms the ride as it is when the email is sent, whether or not changes are reported to the customer', async () => {
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    const confirmed = { ...bookingChanged.example.booking, status: 'confirmed', version: 3 } as const;
    const setAt = { ...bookingStatusChanged.example, booking: confirmed };
    await environment.publisher.publish(bookingStatusChanged, setAt);
    await environment.handled();
    const changed = { ...bookingChanged.example, changes: [], tellCustomer: false };
    for (const [version, bookingTime] of [
      [5, '16:00'],
      [4, '15:00'],
    ] as const) {
      // The earlier change comes last.
      await environment.publisher.publish(bookingChanged, {
        ...changed,
        booking: { ...confirmed, version, bookingTime },
      });
      await environment.handled();
    }
    const { rows } = await environment.client.query(
      `SELECT job->'variables'->>'booking_time' AS time, job->'onlyWhile'->'version' AS version,
              substring(job->'calendar'->>'content' FROM 'SEQUENCE:(\\d+)') AS sequence FROM email_deliveries`,
    );
    expect(rows).toEqual([{ time: '16:00', version: 3, sequence: '5' }]);
  });

  it('holds the email of a status until it can not be undone any more [I-37]', async () => {
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: undefined });
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.publisher.publish(bookingStatusChanged, bookingStatusChanged.example);
    await environment.handled();
    const [held, ...others] = await environment.deliveries();
    expect(others).toEqual([]);
    const heldMs = (held?.not_before?.getTime() ?? 0) - (held?.created_at.getTime() ?? 0);
    // `created_at` is the time of the transaction.
    expect(heldMs).toBeGreaterThan(undoWithinSeconds * 1_000);
    expect(heldMs).toBeLessThan(60_000);
  });

  it('sends a held email once when its time has come, also from a queue that has lost it, and others at once [I-37]', async () => {
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    await environment.publisher.publish(bookingStatusChanged, bookingStatusChanged.example);
    await environment.handled();
    await eventually(async () => expect(await environment.jobs()).toMatchObject({ waiting: 0, delayed: 1 }));
    await environment.endHolds();
    await environment.queue.loseAll();
    await environment.collector.start();
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    await eventually(() => expect(environment.collector.emails).toHaveLength(3));
    const [held, ...others] = environment.collector.emails.filter(({ notBefore }) => notBefore !== null);
    expect([held?.templateName, others]).toEqual(['booking_confirmation', []]);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(held?.notBefore ?? ''));
    await eventually(async () =>
      expect(await environment.jobs()).toMatchObject({ waiting: 0, active: 0, delayed: 0 }),
    );
    expect(environment.collector.emails).toHaveLength(3);
  });

  it('fills a queue again as soon as it has lost everything, with emails between two attempts as well', async () => {
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    await environment.handled();
    const [delivery] = await environment.deliveries();
    await environment.publisher.recordAttempt({
      deliveryId: delivery?.id ?? '',
      round: 1,
      attempt: 1,
      outcome: 'willRetry',
      serverAnswer: '451 later',
      attemptedAt: new Date(),
    });
    expect((await environment.deliveries()).map(({ status }) => status)).toEqual(['willRetry', 'queued']);

    await eventually(async () => expect(await environment.waitingJobs()).toBe(2));
    for (const _time of ['first', 'second']) {
      await environment.queue.loseAll();
      await eventually(async () => expect(await environment.waitingJobs()).toBe(2));
    }
  });

  it('re-enqueues a single job that the queue has lost', async () => {
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    await environment.publisher.publish(bookingCreated, bookingCreated.example);
    await eventually(async () => expect(await environment.waitingJobs()).toBe(2));
    const [delivery] = await environment.deliveries();
    await environment.queue.lose(delivery?.id ?? '');
    expect(await environment.waitingJobs()).toBe(1);
    await environment.letTimePass();
    await eventually(async () => expect(await environment.waitingJobs()).toBe(2));
  });

  it('logs attempts in any order, once each', async () => {
    await environment.start();
    await environment.publisher.publish(contactSettingsChanged, publishedSettings);
    await environment.handled();
    await environment.publisher.publish(bookingStatusChanged, bookingStatusChanged.example);
    await environment.handled();
    const [delivery] = await environment.deliveries();
    const attempt = { deliveryId: delivery?.id ?? '', round: 1, attemptedAt: new Date() };
    const sent = { ...attempt, attempt: 2, outcome: 'sent', serverAnswer: '250 taken' } as const;
    const retried = { ...attempt, attempt: 1, outcome: 'willRetry', serverAnswer: '451 later' } as const;
    for (const recorded of [sent, retried, sent]) await environment.publisher.recordAttempt(recorded);

    expect(await environment.deliveries()).toMatchObject([
      { status: 'sent', attempts: 2, last_answer: '250 taken' },
    ]);
    const { rows } = await environment.client.query(
      'SELECT attempt, outcome FROM delivery_attempts ORDER BY attempt',
    );
    expect(rows).toEqual([
      { attempt: 1, outcome: 'willRetry' },
      { attempt: 2, outcome: 'sent' },
    ]);
  });
});

describe('notifications while Redis is unavailable', () => {
  it('still accepts messages, and sends the emails once Redis is back, empty', async () => {
    const redis = await startRedis();
    const environment = await NotificationsTestEnvironment.open('redis', { redis: redis.url });
    try {
      await environment.start();
      await environment.publisher.publish(contactSettingsChanged, publishedSettings);
      await environment.handled();
      await redis.kill9();
      await environment.publisher.publish(bookingCreated, bookingCreated.example);
      await environment.handled();
      const response = await environment.sendMessage(contactMessageReceived.example.message);
      expect(response.status).toBe(201);
      await environment.handled();
      expect((await environment.deliveries()).map(({ status }) => status)).toEqual([
        'queued',
        'queued',
        'queued',
        'queued',
      ]);

      await redis.restart();
      await environment.collector.start();
      await eventually(() => expect(new Set(environment.collector.summary()).size).toBe(4), 40_000);
    } finally {
      await environment.close();
      await redis.stop();
    }
  }, 120_000);
});
