import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  bookingChanged,
  bookingCreated,
  bookingStatusChanged,
  rideProgressed,
  type BookingChangeReason,
  type BookingChanged,
} from '@chauffeur/contracts/events/booking-events';
import type { BookingResponse, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { eventually } from '../../testing/eventually.js';
import { NotificationsTestEnvironment } from '../../testing/notifications-test-environment.js';
import { openBeforeEachTest } from '../../testing/open-before-each-test.js';
import { WorkerTestEnvironment } from '../../testing/worker-test-environment.js';

describe('an email that has not left when its booking is changed', () => {
  let notifications: NotificationsTestEnvironment;
  let worker: WorkerTestEnvironment;

  openBeforeEachTest(async (database) => {
    worker = await WorkerTestEnvironment.open(undefined, database);
    notifications = await NotificationsTestEnvironment.open('postgresql', { database });
    await notifications.start();
    await notifications.publisher.publish(contactSettingsChanged, contactSettingsChanged.example);
    await notifications.handled();
    return {
      close: async () => {
        await notifications.close();
        await worker.close();
      },
    };
  });

  async function change(booking: BookingResponse, changed: Partial<BookingResponse>, tellCustomer: boolean) {
    const { example } = bookingChanged;
    const after = { ...booking, ...changed, version: booking.version + 1 };
    const changes = [{ field: 'bookingTime', from: booking.bookingTime, to: after.bookingTime }] as const;
    await notifications.publisher.publish(bookingChanged, {
      ...example,
      driver: null,
      booking: after,
      changes: [...changes],
      tellCustomer,
    });
    await notifications.handled();
  }

  /** Starts the worker and returns what has become of the customer's emails. */
  async function answers(bookingId: string) {
    await worker.start();
    let answered: { email: string; answer: string | null }[] = [];
    await eventually(async () => {
      const { rows } = await notifications.client.query<{ email: string; answer: string | null }>(
        `SELECT template_name AS email, CASE status WHEN 'sent' THEN status ELSE last_answer END AS answer
           FROM email_deliveries WHERE booking_id = $1 AND recipient_role = 'customer' ORDER BY template_name`,
        [bookingId],
      );
      expect(rows.filter(({ answer }) => answer === null)).toEqual([]);
      answered = rows;
    });
    return answered;
  }

  it.each([
    ['pending', 'booking_received'],
    ['confirmed', 'booking_confirmation'],
    ['completed', 'booking_completed'],
    ['cancelled', 'booking_status_update'],
  ] as const)(
    'is skipped if staff have removed the address of a booking that is %s: %s',
    async (status, email) => {
      const { publisher } = notifications;
      const booking = bookingOf(status);
      await (status === 'pending'
        ? publisher.publish(bookingCreated, { ...bookingCreated.example, booking })
        : publisher.publish(bookingStatusChanged, { ...bookingStatusChanged.example, booking }));
      await notifications.handled();
      await change(booking, { customerEmail: '' }, false);
      const answer = 'not sent: the customer has no email address any more';
      expect(await answers(booking.id)).toEqual([{ email, answer }]);
    },
  );

  it('is skipped if it says that the booking was received and an email reports the change', async () => {
    const booking = bookingOf('pending');
    await notifications.publisher.publish(bookingCreated, { ...bookingCreated.example, booking });
    await notifications.handled();
    await change(booking, { bookingTime: '17:45' }, true);
    expect(await answers(booking.id)).toEqual([
      { email: 'booking_changed', answer: 'sent' },
      { email: 'booking_received', answer: 'not sent: a later email reports the booking as it is' },
    ]);
  });

  describe('of a cancellation', () => {
    const cancelled = { ...bookingOf('cancelled'), feeDueUsd: 27.5, paidUsd: 0 };
    const due = 'Fee due: $27.50';
    const covered = 'Fee due: $0 ($27.50 is covered by the payment received)';
    const cancel = async (booking: BookingResponse, how: object = {}) => {
      const { example } = bookingStatusChanged;
      await notifications.publisher.publish(bookingStatusChanged, { ...example, booking, ...how });
      await notifications.handled();
    };
    /** Publishes a change of no field as booking does: with its version unchanged. The previous release gives no reason. */
    const republish = async (changed: Pick<BookingChanged, 'booking' | 'link' | 'reason'>) => {
      const none = { link: undefined, reason: undefined };
      const bySystem = { changes: [], changedBy: 'system', tellCustomer: false, ...none };
      const event = { ...bookingChanged.example, ...bySystem, ...changed };
      await notifications.publisher.publish(bookingChanged, event);
      await notifications.handled();
    };
    const pay = (booking: BookingResponse, paidUsd: number, reason?: BookingChangeReason) =>
      republish({ booking: { ...booking, paidUsd }, ...(reason && { reason }) });
    /** Returns the fees in the emails that were sent, as soon as there are so many. */
    const sentFees = async (booking: BookingResponse, count = 1) => {
      await eventually(async () => {
        const { rows } = await notifications.client.query(
          `SELECT FROM email_deliveries WHERE booking_id = $1 AND status = 'sent'`,
          [booking.id],
        );
        expect(rows).toHaveLength(count);
      });
      return worker.mailServer.accepted.map(({ email }) => /Fee due: .*/.exec(email.text ?? '')?.[0]);
    };

    it.each([
      ['paid', [27.5], 'payment', covered],
      ['paid in part', [10], 'payment', due],
      ['paid and returned', [27.5, 0], 'payment', due],
      ['paid, by an event of the previous release', [27.5], undefined, covered],
    ] as const)('has the fee as it is if that was %s meanwhile', async (_what, payments, reason, fee) => {
      await cancel(cancelled);
      for (const paidUsd of payments) await pay(cancelled, paidUsd, reason);
      await worker.start();
      expect(await sentFees(cancelled)).toEqual([fee]);
    });

    it('has the fee as it is after a failed attempt, also for staff', async () => {
      await worker.start();
      worker.mailServer.answerNext({ code: 451, text: 'later' }, { code: 451, text: 'later' });
      await cancel(cancelled, { changedBy: 'customer' });
      await eventually(() => expect(worker.mailServer.offered).toBe(2));
      await pay(cancelled, 27.5);
      expect(await sentFees(cancelled, 2)).toEqual([covered, covered]);
    });

    it('has the fee as it is if the payment was handled before the cancellation', async () => {
      await cancel(cancelled);
      await pay(cancelled, 27.5);
      await notifications.client.query('DELETE FROM email_deliveries');
      await notifications.publisher.republish(bookingStatusChanged, { forgetting: true });
      await notifications.handled();
      await worker.start();
      expect(await sentFees(cancelled)).toEqual([covered]);
    });

    it('reports as received what the cancellation leaves also if staff resend it before that is settled', async () => {
      const before = { ...cancelled, version: cancelled.version + 1 };
      await pay({ ...cancelled, status: 'confirmed' }, 27.5, 'payment');
      await cancel({ ...before, paidUsd: 27.5 }, { payments: 'return' });
      await worker.start();
      expect(await sentFees(cancelled)).toEqual([due]);
      const { rows } = await notifications.client.query<{ id: string }>('SELECT id FROM email_deliveries');
      const path = `/email-deliveries/${rows[0]?.id}/resend`;
      expect((await notifications.call('POST', path, { afterAttempt: 1 })).ok).toBe(true);
      await eventually(() => expect(worker.mailServer.accepted).toHaveLength(2));
      expect(await sentFees(cancelled)).toEqual([due, due]);
      // Settled, and then paid: an email that is sent once more says so.
      for (const paidUsd of [0, 27.5]) await pay(before, paidUsd, 'payment');
      expect((await notifications.call('POST', path, { afterAttempt: 2 })).ok).toBe(true);
      await eventually(() => expect(worker.mailServer.accepted).toHaveLength(3));
      expect(await sentFees(cancelled)).toEqual([due, due, covered]);
    });

    it.each([
      ['until that is settled', [], undefined, due],
      [
        'if the previous release renews the link before it is settled',
        [],
        { link: bookingCreated.example.link },
        due,
      ],
      [
        'if the link is renewed before it is settled',
        [],
        { link: bookingCreated.example.link, reason: 'link' },
        due,
      ],
      ['if its driver is corrected before it is settled', [], { reason: 'crew' }, due],
      ['and then what was settled and paid', [0, 27.5], undefined, covered],
    ] as const)(
      'reports as received what the cancellation leaves, %s',
      async (_when, payments, republished, fee) => {
        const before = { ...cancelled, paidUsd: 27.5 };
        await cancel(before, { payments: 'return' });
        // The driver is taken off, and staff correct the booking, before finance has settled the payment.
        const progressed = { ...rideProgressed.example, toState: 'none' as const, booking: before };
        await notifications.publisher.publish(rideProgressed, progressed);
        await notifications.handled();
        if (republished) await republish({ booking: before, ...republished });
        const corrected = { ...before, passengerCount: 3, version: before.version + 1 };
        const changes = [{ field: 'passengerCount' as const, from: 2, to: 3 }];
        await notifications.publisher.publish(bookingChanged, {
          ...bookingChanged.example,
          booking: corrected,
          changes,
          tellCustomer: false,
        });
        await notifications.handled();
        for (const paidUsd of payments) await pay(corrected, paidUsd, 'payment');
        await worker.start();
        expect(await sentFees(cancelled)).toEqual([fee]);
      },
    );
  });

  function bookingOf(status: BookingStatus): BookingResponse {
    return { ...bookingStatusChanged.example.booking, id: randomUUID(), status, version: 4 };
  }
});
