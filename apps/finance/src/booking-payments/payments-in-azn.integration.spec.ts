import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { transactionPage } from '@chauffeur/contracts/finance/list-transactions';
import { financeSummary } from '@chauffeur/contracts/finance/summary';
import {
  usdOf,
  type TransactionRequest,
  type TransactionResponse,
} from '@chauffeur/contracts/finance/transaction';
import { Outbox } from '@chauffeur/messaging';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commandOf, someBooking, startFinance } from '../finance.fixture.js';
import { UpdateBookingPayments } from '../transactions/update-booking-payments.js';
import { ComparePayments } from './compare-payments.js';

let finance: Awaited<ReturnType<typeof startFinance>>;
beforeAll(async () => {
  finance = await startFinance();
});
afterAll(() => finance.stop());

/** $55.20 in AZN in five parts, which rounded each by itself are $55.18. */
const parts = [7.93, 25.95, 20.1, 11.53, 28.33];

describe('payments of a booking in AZN', () => {
  let booking: ReturnType<typeof someBooking>;
  beforeEach(() => {
    booking = { ...someBooking(), customerName: `Emily ${randomUUID()}` };
  });

  const requestOf = (change: Partial<TransactionRequest>): Partial<TransactionRequest> => ({
    transactionType: 'revenue',
    currency: 'AZN',
    transactionDate: '2026-11-12',
    description: 'Payment',
    bookingId: booking.id,
    ...change,
  });
  const pay = (change: Partial<TransactionRequest>) => finance.add(requestOf(change), { booking });
  const correct = (id: string, version: number, change: Partial<TransactionRequest>) =>
    finance.call('PUT', `/transactions/${id}`, { ...commandOf(requestOf(change), { booking }), version });
  const listed = async (): Promise<TransactionResponse[]> => {
    const { body } = await finance.call('GET', `/transactions?bookingId=${booking.id}`);
    return transactionPage.parse(body).items;
  };
  const sum = (amounts: readonly number[]) =>
    Math.round(amounts.reduce((one, other) => one + other, 0) * 100) / 100;
  const receivedUsd = async () => {
    const [row] = await finance.dataSource.query<{ usd: string }[]>(
      'SELECT received_usd AS usd FROM booking_payments WHERE booking_id = $1',
      [booking.id],
    );
    return Number(row?.usd);
  };
  const eventuallyReceived = async (usd: number) => {
    for (let tries = 0; tries < 200 && (await receivedUsd()) !== usd; tries += 1) await pause(25);
    expect(await receivedUsd()).toBe(usd);
  };
  /** What was received as the booking has it, in the totals, in the list, and in the exported file. */
  const everywhere = async () => {
    const query = new URLSearchParams({ search: booking.customerName }).toString();
    const summary = await finance.call('GET', `/transactions/summary?${query}`);
    const file = await (await finance.request('GET', `/transactions/export.csv?${query}`)).text();
    const rows = file.trimEnd().split('\r\n').slice(1);
    return [
      await receivedUsd(),
      financeSummary.parse(summary.body).totalRevenue,
      sum((await listed()).map(usdOf)),
      sum(rows.map((row) => Number(row.split(',')[5]))),
    ];
  };

  it('add up to their sum in USD, in whatever parts, everywhere [I-40]', async () => {
    for (const amount of parts) await pay({ amount });
    expect(await everywhere()).toEqual([55.2, 55.2, 55.2, 55.2]);
  });

  it('add up when they are entered at once', async () => {
    await Promise.all(parts.map((amount) => pay({ amount })));
    expect(await receivedUsd()).toBe(55.2);
  });

  it('stay as they are when another of them is corrected', async () => {
    const payments = [];
    for (const amount of parts) payments.push(await pay({ amount }));
    const [first, ...others] = payments;
    await correct(first?.id ?? '', 1, { amount: 8, transactionDate: '2026-10-12' });
    const now = await listed();
    expect(now.filter(({ id }) => id !== first?.id).toReversed()).toEqual(others);
    // 93.91 AZN.
    expect(await receivedUsd()).toBe(55.24);
  });

  it('count as before while only a note of them changes, also those of a release before', async () => {
    const [first, second] = [await pay({ amount: 20 }), await pay({ amount: 20 })];
    expect([first, second].map(usdOf)).toEqual([11.76, 11.77]);
    await finance.dataSource.query('UPDATE transactions SET rounding_usd = 0 WHERE id = $1', [second.id]);
    await correct(second.id, 1, { amount: 20, notes: 'In an envelope' });
    expect(await receivedUsd()).toBe(23.52);
    await new ComparePayments(finance.dataSource, new UpdateBookingPayments(new Outbox())).run();
    expect(await everywhere()).toEqual([23.52, 23.52, 23.52, 23.52]);
  });

  it.each([
    [
      'deleted',
      (id: string, version: number) => finance.call('DELETE', `/transactions/${id}?version=${version}`),
    ],
    ['returned', (id: string, version: number) => correct(id, version, { amount: 20, status: 'cancelled' })],
    [
      'changed to USD',
      (id: string, version: number) => correct(id, version, { amount: 11, currency: 'USD' }),
    ],
    ['moved', (id: string, version: number) => correct(id, version, { amount: 20, bookingId: null })],
  ])('add up at once after one of them was %s', async (how, remove) => {
    const payments = [await pay({ amount: 20 }), await pay({ amount: 20 }), await pay({ amount: 20 })];
    // 60 AZN are $35.29.
    expect(payments.map(usdOf)).toEqual([11.76, 11.77, 11.76]);
    const [, second, third] = payments;
    const { status } = await remove(second?.id ?? '', 1);
    expect(status).toBeLessThan(300);
    // 40 AZN are $23.53: the newest of them has the cent, and no other version.
    expect(await receivedUsd()).toBe(how === 'changed to USD' ? 34.53 : 23.53);
    const { body } = await finance.call('GET', `/transactions/${third?.id}`);
    expect(body).toMatchObject({ roundingUsd: 0.01, version: 1 });
  });

  it('add up when returned ones are restored beside one that was received since', async () => {
    await pay({ amount: 20 });
    const changeId = randomUUID();
    const cancelled = { ...bookingStatusChanged.example.booking, ...booking, status: 'cancelled' as const };
    await finance.publish(bookingStatusChanged, {
      ...bookingStatusChanged.example,
      booking: cancelled,
      changeId,
      payments: 'return',
    });
    await eventuallyReceived(0);
    await pay({ amount: 20 });
    expect(await receivedUsd()).toBe(11.76);
    await finance.publish(bookingStatusChanged, {
      ...bookingStatusChanged.example,
      booking: { ...cancelled, status: 'confirmed' },
      fromStatus: 'cancelled',
      changeId: randomUUID(),
      undoesChangeId: changeId,
    });
    await eventuallyReceived(23.53);
  });

  it('take no cents as an expense, in USD, or without a booking', async () => {
    await pay({ amount: 20 });
    const other = await pay({ amount: 20 });
    expect(other.roundingUsd).toBe(0.01);
    for (const change of [{ transactionType: 'fuel' }, { status: 'pending' }, { currency: 'USD' }] as const)
      expect((await pay({ amount: 20, ...change })).roundingUsd).toBe(0);
    const { id, version } = other;
    await correct(id, version, { amount: 20, bookingId: null });
    expect((await finance.call('GET', `/transactions/${id}`)).body).toMatchObject({ roundingUsd: 0 });
    expect(await receivedUsd()).toBe(31.76);
  });
});
