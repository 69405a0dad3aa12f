import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  bookingRemoved,
  bookingStatusChanged,
  type BookingStatusChanged,
} from '@chauffeur/contracts/events/booking-events';
import {
  demoBookingsAdded,
  demoBookingsRemoved,
  type DemoTransaction,
} from '@chauffeur/contracts/events/demo-events';
import {
  bookingPaymentsChanged,
  type BookingPaymentsChanged,
} from '@chauffeur/contracts/events/finance-events';
import { transactionPage } from '@chauffeur/contracts/finance/list-transactions';
import { financeSummary } from '@chauffeur/contracts/finance/summary';
import type { TransactionRequest } from '@chauffeur/contracts/finance/transaction';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Outbox } from '@chauffeur/messaging';
import { commandOf, problemOf, someBooking, someFuel, startFinance } from '../finance.fixture.js';
import { ComparePayments } from './compare-payments.js';
import { UpdateBookingPayments } from '../transactions/update-booking-payments.js';

let finance: Awaited<ReturnType<typeof startFinance>>;
beforeAll(async () => {
  finance = await startFinance();
});
afterAll(() => finance.stop());

type Booking = ReturnType<typeof someBooking>;

const received = (
  booking: Booking,
  change: Partial<TransactionRequest> = {},
): Partial<TransactionRequest> => ({
  transactionType: 'revenue',
  amount: 60,
  transactionDate: '2026-12-12',
  description: 'Payment',
  bookingId: booking.id,
  ...change,
});

const pay = (booking: Booking, change: Partial<TransactionRequest> = {}) =>
  finance.add(received(booking, change), { booking });

const listOf = async ({ id }: Pick<Booking, 'id'>) =>
  transactionPage.parse((await finance.call('GET', `/transactions?bookingId=${id}`)).body).items;

/** Returns what was reported of a booking, oldest first. */
async function reportsOf({ id }: { id: string }): Promise<BookingPaymentsChanged[]> {
  const rows = await finance.dataSource.query<{ payload: unknown }[]>(
    'SELECT payload FROM outbox WHERE routing_key = $1 ORDER BY occurred_at',
    [bookingPaymentsChanged.routingKey],
  );
  return rows
    .map(({ payload }) => bookingPaymentsChanged.data.parse(payload))
    .filter(({ bookingId }) => bookingId === id)
    .toSorted((one, other) => one.sequence - other.sequence);
}

const handled = async () => {
  while (!(await finance.allHandled())) await pause(10);
};

describe('what was received for a booking', () => {
  it('is reported with every change of its revenue, AZN at 1.7 [I-40, I-41]', async () => {
    const booking = someBooking();
    const first = await pay(booking, { amount: 93.84, currency: 'AZN', paymentMethod: 'Cash' });
    const later = { transactionDate: '2026-12-13', paymentMethod: 'Card', amount: 10 };
    const second = await pay(booking, later);
    await pay(booking, { transactionType: 'fuel' });
    await pay(booking, { status: 'pending' });
    const change = (request: object, version: number) =>
      finance.call('PUT', `/transactions/${second.id}`, {
        ...commandOf(received(booking, { ...later, ...request }), { booking }),
        version,
      });
    await change({ amount: 20 }, 1);
    await change({ status: 'cancelled' }, 2);
    await finance.call('DELETE', `/transactions/${first.id}`);
    expect(await reportsOf(booking)).toEqual(
      [
        [55.2, 'Cash', '2026-12-12'],
        [65.2, 'Card', '2026-12-13'],
        [75.2, 'Card', '2026-12-13'],
        [55.2, 'Cash', '2026-12-12'],
        [0, null, null],
      ].map(([receivedUsd, paymentMethod, lastOn], index) => ({
        bookingId: booking.id,
        receivedUsd,
        paymentMethod,
        lastOn,
        sequence: index + 1,
      })),
    );
  });

  it.each([
    [93.84, 55.2],
    [93.8, 55.18],
  ])('of %d AZN is %d USD, to the cent [I-40]', async (amount, receivedUsd) => {
    const booking = someBooking();
    await pay(booking, { amount, currency: 'AZN' });
    expect(await reportsOf(booking)).toMatchObject([{ receivedUsd }]);
  });

  it('is reported for both bookings when a transaction moves from one to the other', async () => {
    const [wrong, right] = [someBooking(), someBooking()];
    const { id } = await pay(wrong);
    await finance.call('PUT', `/transactions/${id}`, {
      ...commandOf(received(right), { booking: right }),
      version: 1,
    });
    expect((await reportsOf(wrong)).at(-1)?.receivedUsd).toBe(0);
    expect((await reportsOf(right)).at(-1)?.receivedUsd).toBe(60);
  });

  it('counts each of many that are entered at once', async () => {
    const booking = someBooking();
    await Promise.all(Array.from({ length: 10 }, () => pay(booking, { amount: 1.1 })));
    expect((await reportsOf(booking)).at(-1)).toMatchObject({ receivedUsd: 11, sequence: 10 });
  });

  it('is reported once for revenue from before it was counted [I-42]', async () => {
    const booking = someBooking();
    await finance.dataSource.query(
      `INSERT INTO transactions (transaction_type, amount, description, transaction_date, created_by, booking_id)
       VALUES ('revenue', 99.5, 'before', '2026-11-10', 'spec', $1)`,
      [booking.id],
    );
    const task = new ComparePayments(finance.dataSource, new UpdateBookingPayments(new Outbox()));
    await task.run();
    await task.run();
    expect(await reportsOf(booking)).toMatchObject([
      { receivedUsd: 99.5, lastOn: '2026-11-10', sequence: 1 },
    ]);
  });

  it('is compared in batches, to the last booking, also where the revenue was removed', async () => {
    const { dataSource } = finance;
    await dataSource.query(
      `WITH paid AS (
         INSERT INTO transactions (transaction_type, amount, description, transaction_date, created_by, booking_id)
         SELECT 'revenue', 10, 'in batches', '2026-11-10', 'spec', gen_random_uuid() FROM generate_series(1, 10500)
         RETURNING booking_id)
       INSERT INTO booking_payments (booking_id, received_usd, last_on)
       SELECT booking_id, 10, date '2026-11-10' FROM paid ORDER BY booking_id OFFSET 2`,
    );
    const removed = { id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' };
    await dataSource.query('INSERT INTO booking_payments (booking_id, received_usd) VALUES ($1, 60)', [
      removed.id,
    ]);
    const query = jest.spyOn(dataSource, 'query');
    await new ComparePayments(dataSource, new UpdateBookingPayments(new Outbox())).run();
    const compared = query.mock.calls.filter(([text]) => text.includes('FULL JOIN'));
    query.mockRestore();
    const ends: unknown[] = compared.map(([, values]) => Array.isArray(values) && values[1]);
    expect(ends).toEqual([expect.any(String), expect.any(String), 'ffffffff-ffff-ffff-ffff-ffffffffffff']);
    // Each begins where the one before has ended.
    const starts = ['00000000-0000-0000-0000-000000000000', ...ends.slice(0, -1)];
    expect(compared.map(([, values]) => values)).toEqual(ends.map((end, batch) => [starts[batch], end]));
    const [sums] = await dataSource.query<unknown[]>(
      `SELECT count(*)::int AS bookings, sum(received_usd) AS usd FROM booking_payments
        WHERE booking_id IN (SELECT booking_id FROM transactions WHERE description = 'in batches')`,
    );
    expect(sums).toEqual({ bookings: 10_500, usd: '105000.00' });
    expect(await reportsOf(removed)).toMatchObject([{ receivedUsd: 0 }]);
    await dataSource.query(
      `WITH removed AS (DELETE FROM transactions WHERE description = 'in batches' RETURNING booking_id)
       DELETE FROM booking_payments WHERE booking_id IN (SELECT booking_id FROM removed)`,
    );
  });
});

describe('a transaction with a key', () => {
  it('is one, however often it is sent [I-40]', async () => {
    const booking = someBooking();
    const command = {
      ...commandOf({ ...someFuel(), ...received(booking) }, { booking }),
      idempotencyKey: randomUUID(),
    };
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => finance.call('POST', '/transactions', command)),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await listOf(booking)).toHaveLength(1);
    const other = { ...command, request: { ...command.request, amount: 61 } };
    const reused = await finance.call('POST', '/transactions', other);
    expect([reused.status, problemOf(reused.body).code]).toEqual([422, 'idempotencyKey.reused']);
    await handled();
  });
});

describe('the money of a booking that does not take place', () => {
  const changeOf = (booking: Booking, changed: Partial<BookingStatusChanged>): BookingStatusChanged => ({
    ...bookingStatusChanged.example,
    booking: { ...bookingStatusChanged.example.booking, ...booking, status: 'cancelled' },
    changeId: randomUUID(),
    ...changed,
  });
  const send = async (event: BookingStatusChanged) => {
    await finance.publish(bookingStatusChanged, event);
    await handled();
  };
  const left = async (booking: Booking) => (await reportsOf(booking)).at(-1)?.receivedUsd;
  const anyBooking = () => ({ ...someBooking(), customerName: `Emily ${randomUUID()}` });
  /** The revenue of one booking as reported, in the tiles, in the list and in the exported file. */
  const revenueOf = async (booking: Booking) => {
    const query = new URLSearchParams({ search: booking.customerName, type: 'revenue' }).toString();
    const summary = await finance.call('GET', `/transactions/summary?${query}`);
    const completed = (await listOf(booking)).filter(({ status }) => status === 'completed');
    const file = await (await finance.request('GET', `/transactions/export.csv?${query}`)).text();
    // Quoted texts may contain the separators of cells and rows.
    const rows = file
      .replaceAll(/"[^"]*"/g, 'text')
      .trimEnd()
      .split('\r\n')
      .slice(1);
    return {
      reported: await left(booking),
      tiles: financeSummary.parse(summary.body).totalRevenue,
      list: completed.reduce((sum, { amount }) => sum + amount, 0),
      file: rows.reduce((sum, row) => sum + Number(row.split(',')[5]), 0),
    };
  };
  const everywhere = (revenue: number) => ({
    reported: revenue,
    tiles: revenue,
    list: revenue,
    file: revenue,
  });

  it.each([
    ['keep', 99.5],
    ['return', 0],
    [{ keepUsd: 40 }, 40],
  ] as const)(
    'with the answer %j is %d, in totals, list and file alike [I-39]',
    async (payments, expected) => {
      const booking = anyBooking();
      await pay(booking, { amount: 99.5, notes: 'At the airport' });
      await send(changeOf(booking, { payments }));
      expect(await revenueOf(booking)).toEqual(everywhere(expected));
      const note = `At the airport\nReturned: ${booking.referenceNumber} cancelled`;
      const asBefore = ['completed', 99.5, 'At the airport'];
      const found = await listOf(booking);
      expect(found.map(({ status, amount, notes }) => [status, amount, notes])).toContainEqual(
        payments === 'keep' ? asBefore : ['cancelled', 99.5, note],
      );
    },
  );

  it('stays, where a part of it does, in the month in which it was received', async () => {
    const booking = someBooking();
    await pay(booking, { transactionDate: '2026-10-12', paymentMethod: 'Card' });
    await pay(booking, { transactionDate: '2026-10-20', paymentMethod: 'Cash' });
    await send(changeOf(booking, { payments: { keepUsd: 40 } }));
    const stays = (await listOf(booking)).filter(({ status }) => status === 'completed');
    expect(stays).toMatchObject([{ amount: 40, transactionDate: '2026-10-20', paymentMethod: 'Cash' }]);
    expect((await reportsOf(booking)).at(-1)).toMatchObject({ receivedUsd: 40, lastOn: '2026-10-20' });
  });

  it.each(['keep', 'return', { keepUsd: 40 }] as const)(
    'is decided about with the answer %j, until the cancellation is undone or more is received [I-39]',
    async (payments) => {
      const booking = someBooking();
      const undecided = async () =>
        (await listOf(booking))
          .filter(({ status, isDecided }) => status === 'completed' && !isDecided)
          .map(({ amount }) => amount);
      await pay(booking, { amount: 99.5 });
      expect(await undecided()).toEqual([99.5]);
      const change = changeOf(booking, { payments });
      await send(change);
      expect(await undecided()).toEqual([]);
      await pay(booking, { amount: 5 });
      expect(await undecided()).toEqual([5]);
      await send(changeOf(booking, { undoesChangeId: change.changeId }));
      expect(new Set(await undecided())).toEqual(new Set([5, 99.5]));
    },
  );

  it('is to be decided about again if the booking is cancelled again without an answer', async () => {
    const booking = someBooking();
    const isDecided = async () => (await listOf(booking)).map((one) => one.isDecided);
    const cancelledAt = (updatedAt: string) => {
      const change = changeOf(booking, {});
      return send({ ...change, booking: { ...change.booking, updatedAt } });
    };
    await pay(booking);
    await finance.call('POST', '/payment-settlements', {
      request: { payments: 'keep' },
      booking: { ...booking, status: 'cancelled' },
      idempotencyKey: randomUUID(),
    });
    // The event of the cancellation about which staff have just decided arrives late.
    await cancelledAt('2026-11-21T09:30:00.000Z');
    expect(await isDecided()).toEqual([true]);
    await cancelledAt('2099-11-21T09:30:00.000Z');
    expect(await isDecided()).toEqual([false]);
    expect(await left(booking)).toBe(60);
  });

  it('is to be decided about for the booking to which staff move it', async () => {
    const [wrong, right] = [someBooking(), someBooking()];
    const { id } = await pay(wrong);
    await send(changeOf(wrong, { payments: 'keep' }));
    const [{ version } = { version: 0 }] = await listOf(wrong);
    const put = (booking: Booking, seen: number) =>
      finance.call('PUT', `/transactions/${id}`, {
        ...commandOf(received(booking, { notes: 'In an envelope' }), { booking }),
        version: seen,
      });
    await put(wrong, version);
    expect(await listOf(wrong)).toMatchObject([{ notes: 'In an envelope', isDecided: true }]);
    await put(right, version + 1);
    expect(await listOf(right)).toMatchObject([{ isDecided: false }]);
  });

  it('is restored when the change is undone, in either order and twice [I-38]', async () => {
    for (const payments of ['return', { keepUsd: 40 }] as const) {
      for (const undoComesFirst of [false, true]) {
        const booking = someBooking();
        const { id } = await pay(booking, { amount: 99.5, notes: 'In an envelope' });
        const change = changeOf(booking, { payments });
        const undo = changeOf(booking, { undoesChangeId: change.changeId, tellCustomer: false });
        for (const event of undoComesFirst ? [undo, change, undo] : [change, undo, change, undo])
          await send(event);
        expect(await left(booking)).toBe(99.5);
        const found = await listOf(booking);
        expect(found.map((one) => [one.id, one.status, one.notes])).toEqual([
          [id, 'completed', 'In an envelope'],
        ]);
      }
    }
  });

  it('stays as staff correct it at the same time as an undo', async () => {
    const booking = someBooking();
    const { id } = await pay(booking);
    const change = changeOf(booking, { payments: 'return' });
    await send(change);
    const { dataSource } = finance;
    await dataSource.transaction(async (staff) => {
      await staff.query("UPDATE transactions SET status = 'pending' WHERE id = $1", [id]);
      await finance.publish(bookingStatusChanged, changeOf(booking, { undoesChangeId: change.changeId }));
      const waiting =
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      while ((await dataSource.query<unknown[]>(waiting)).length === 0) await pause(10);
    });
    await handled();
    expect((await listOf(booking)).map(({ status }) => status)).toEqual(['pending']);
  });

  it('is no longer called returned if staff restore it', async () => {
    const booking = someBooking();
    const { id, version } = await pay(booking, { notes: 'At the airport' });
    await send(changeOf(booking, { payments: 'return' }));
    const [returned] = await listOf(booking);
    const restored = { ...received(booking), notes: returned?.notes ?? null, status: 'completed' } as const;
    const command = { ...commandOf(restored, { booking }), version: version + 1 };
    expect((await finance.call('PUT', `/transactions/${id}`, command)).status).toBe(200);
    expect((await listOf(booking)).map(({ status, notes, isDecided }) => [status, notes, isDecided])).toEqual(
      [['completed', 'At the airport', false]],
    );
    expect(await left(booking)).toBe(60);
  });

  it("keeps staff's notes if the product's note would not fit after them", async () => {
    const booking = someBooking();
    const notes = 'x'.repeat(1_990);
    await pay(booking, { notes });
    const change = changeOf(booking, { payments: 'return' });
    await send(change);
    expect(await left(booking)).toBe(0);
    await send(changeOf(booking, { undoesChangeId: change.changeId, tellCustomer: false }));
    expect((await listOf(booking)).map((one) => [one.status, one.notes])).toEqual([['completed', notes]]);
  });

  it('is returned when the booking is deleted [I-39]', async () => {
    const booking = anyBooking();
    await pay(booking, { amount: 99.5 });
    const { id: bookingId, referenceNumber, customerName } = booking;
    await finance.publish(bookingRemoved, {
      ...bookingRemoved.example,
      bookingId,
      referenceNumber,
      customerName,
      payments: 'return',
    });
    await handled();
    expect(await revenueOf(booking)).toEqual(everywhere(0));
  });

  it('is settled once for a key, and only of a cancelled booking', async () => {
    const booking = someBooking();
    await pay(booking);
    const command = {
      request: { payments: { keepUsd: 15 } },
      booking: { ...booking, status: 'cancelled' },
      idempotencyKey: randomUUID(),
    };
    const settle = (body: object) => finance.call('POST', '/payment-settlements', body);
    const rejected = await settle({ ...command, booking: { ...booking, status: 'confirmed' } });
    expect([rejected.status, problemOf(rejected.body).code]).toEqual([409, 'booking.notCancelled']);
    expect((await settle(command)).status).toBe(204);
    expect((await settle(command)).status).toBe(204);
    expect(await left(booking)).toBe(15);
    expect(await listOf(booking)).toHaveLength(2);
    for (const keepUsd of [15, 15.01]) {
      const request = { payments: { keepUsd } };
      const tooMuch = await settle({ ...command, request, idempotencyKey: randomUUID() });
      expect([tooMuch.status, problemOf(tooMuch.body).errors]).toEqual([
        400,
        [{ field: 'keepUsd', code: 'keepUsd.aboveMaximum' }],
      ]);
    }
    // The same key with another decision is another settlement.
    expect((await settle({ ...command, request: { payments: 'return' } })).status).toBe(204);
    expect(await left(booking)).toBe(0);
    // No part of nothing can be retained.
    const ofNothing = await settle({ ...command, request: { payments: { keepUsd: 5 } } });
    expect([ofNothing.status, problemOf(ofNothing.body).errors]).toEqual([
      400,
      [{ field: 'keepUsd', code: 'keepUsd.aboveMaximum' }],
    ]);
    expect((await settle({ ...command, request: { payments: 'keep' } })).status).toBe(204);
  });

  it('is settled by one decision after the other if two arrive at once', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const booking = someBooking();
      await pay(booking);
      const settle = (keepUsd: number) =>
        finance.call('POST', '/payment-settlements', {
          request: { payments: { keepUsd } },
          booking: { ...booking, status: 'cancelled' },
          idempotencyKey: randomUUID(),
        });
      const [more, less] = await Promise.all([settle(20), settle(15)]);
      // If it comes first, a smaller part of its rest is retained; if second, it is more than the rest.
      expect([204, 400]).toContain(more.status);
      expect([less.status, await left(booking)]).toEqual([204, 15]);
    }
  });
});

describe('the money of the examples', () => {
  const example = someBooking();
  const demo = (change: Partial<DemoTransaction>): DemoTransaction => ({
    transactionType: 'revenue',
    amount: 51,
    currency: 'AZN',
    description: 'Payment',
    transactionDate: '2026-12-12',
    paymentMethod: 'Cash',
    booking: example,
    driver: null,
    ...change,
  });
  const transactions = [
    demo({}),
    demo({ transactionType: 'driver_payment', amount: 12 }),
    demo({ transactionType: 'fuel', amount: 40, booking: null }),
  ];
  const noted = () =>
    finance.dataSource.query<object[]>(
      'SELECT received_usd, sequence FROM booking_payments WHERE booking_id = $1',
      [example.id],
    );
  const ofExamples = () =>
    finance.dataSource.query<object[]>('SELECT FROM transactions JOIN demo_content_records USING (id)');

  it('is added once, equals what their bookings say, and is removed with them, unlike that of other bookings', async () => {
    await finance.publish(demoBookingsAdded, { transactions });
    await finance.republish();
    await handled();
    expect(await ofExamples()).toHaveLength(3);
    expect(await noted()).toEqual([{ received_usd: '30.00', sequence: 1 }]);
    expect(await reportsOf(example)).toEqual([]);
    expect(await listOf(example)).toMatchObject([{ createdBy: 'system' }, { createdBy: 'system' }]);

    const own = someBooking();
    await pay(own);
    // What staff entered for the examples is deleted too.
    await pay(example, { amount: 5 });
    await finance.publish(demoBookingsRemoved, { bookingIds: [example.id] });
    await handled();
    expect([await listOf(example), await noted(), await ofExamples()]).toEqual([[], [], []]);
    expect(await listOf(own)).toHaveLength(1);
    // A late event of the examples adds nothing.
    await finance.publish(demoBookingsAdded, { transactions });
    await handled();
    expect(await ofExamples()).toEqual([]);
  });
});
