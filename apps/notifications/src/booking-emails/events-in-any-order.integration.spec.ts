import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BookingResponse, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import {
  bookingChanged,
  bookingCreated,
  bookingStatusChanged,
} from '@chauffeur/contracts/events/booking-events';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { NotificationsTestEnvironment } from '../testing/notifications-test-environment.js';
import { openBeforeEachTest } from '../testing/open-before-each-test.js';

describe('emails of events that are handled in another order, as after an outage', () => {
  let environment: NotificationsTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await NotificationsTestEnvironment.open('postgresql', { database });
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    await environment.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
    await environment.handled();
    return environment;
  });

  const booked: BookingResponse = {
    ...bookingCreated.example.booking,
    bookingTime: '10:00',
    passengerCount: 1,
    status: 'confirmed',
    version: 1,
  };

  const create = async () => {
    await environment.publisher.publish(bookingCreated, { ...bookingCreated.example, booking: booked });
    await environment.handled();
  };

  /** Handles a change of one field; `after` is the booking after it. */
  const change = async (
    after: Partial<BookingResponse>,
    field: 'bookingTime' | 'passengerCount',
    from: string | number,
    tellCustomer: boolean,
  ) => {
    const booking = { ...booked, ...after };
    const changes = [{ field, from, to: booking[field] }];
    const { example } = bookingChanged;
    await environment.publisher.publish(bookingChanged, {
      ...example,
      driver: null,
      booking,
      changes,
      tellCustomer,
    });
    await environment.handled();
  };

  const changeId = randomUUID();

  const cancel = (after: Partial<BookingResponse>) => setStatus('cancelled', after, {});
  const undo = (after: Partial<BookingResponse>) =>
    setStatus('confirmed', after, { undoesChangeId: changeId, tellCustomer: false });

  async function setStatus(status: BookingStatus, after: Partial<BookingResponse>, how: object) {
    const fromStatus = status === 'cancelled' ? 'confirmed' : 'cancelled';
    const booking = { ...booked, ...after, status };
    const ids = { changeId: status === 'cancelled' ? changeId : randomUUID() };
    await environment.publisher.publish(bookingStatusChanged, {
      ...bookingStatusChanged.example,
      ...ids,
      fromStatus,
      booking,
      ...how,
    });
    await environment.handled();
  }

  /** The emails of a template that are to be sent, each with a variable and the status that it needs, if any. */
  const unsent = async (templateName: string, variable: string) => {
    const { rows } = await environment.client.query<{ text: string; needs: string }>(
      `SELECT job->'variables'->>$2 AS text, concat_ws(' ', job->'onlyWhile'->>'status', job->'onlyWhile'->>'version') AS needs
         FROM email_deliveries WHERE template_name = $1 AND status = 'queued'`,
      [templateName, variable],
    );
    return rows.map(({ text, needs }) => [text, needs]);
  };

  it('list what a change without an email has set before, though an email has been planned since', async () => {
    await change({ version: 3, bookingTime: '12:00' }, 'bookingTime', '11:00', false);
    await change({ version: 4, bookingTime: '12:00', passengerCount: 2 }, 'passengerCount', 1, true);
    await change({ version: 2, bookingTime: '11:00' }, 'bookingTime', '10:00', true);
    const [[changes] = []] = await unsent('booking_changed', 'changes');
    expect(changes?.split('\n').toSorted()).toEqual(['Passengers: 1 → 2', 'Time: 10:00 → 12:00']);
  });

  it('report a change that is handled after a cancellation, which is undone later', async () => {
    await cancel({ version: 4, bookingTime: '12:00' });
    await change({ version: 2, bookingTime: '11:00' }, 'bookingTime', '10:00', true);
    await undo({ version: 5, bookingTime: '12:00' });
    // While the booking is cancelled, the worker skips it.
    expect(await unsent('booking_changed', 'changes')).toEqual([['Time: 10:00 → 12:00', 'confirmed 2']]);
  });

  it('acknowledge a request as it was changed before it is handled', async () => {
    const { publisher, client } = environment;
    const request = { ...booked, status: 'pending' } as const;
    await change({ status: 'pending', version: 2, bookingTime: '11:00' }, 'bookingTime', '10:00', false);
    await environment.stop();
    await publisher.publish(bookingCreated, { ...bookingCreated.example, booking: request });
    await client.query(
      `UPDATE outbox SET occurred_at = now() - interval '1 minute' WHERE published_at IS NULL`,
    );
    await environment.start({ STATUS_MAIL_DELAY_SECONDS: '60' });
    await environment.handled();
    expect(await unsent('booking_received', 'booking_time')).toEqual([['11:00', '']]);
  });

  it('confirm the ride as it is once a cancellation is undone', async () => {
    await cancel({ version: 4, bookingTime: '12:00' });
    await change({ version: 3, bookingTime: '12:00' }, 'bookingTime', '11:00', false);
    await create();
    await change({ version: 2, bookingTime: '11:00' }, 'bookingTime', '10:00', false);
    await undo({ version: 5, bookingTime: '12:00' });
    expect(await unsent('booking_confirmation', 'booking_time')).toEqual([['12:00', 'confirmed 1']]);
  });
});
