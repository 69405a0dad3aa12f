import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { transactionPage } from '@chauffeur/contracts/finance/list-transactions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminId, startFinance } from '../finance.fixture.js';

let finance: Awaited<ReturnType<typeof startFinance>>;
beforeAll(async () => {
  finance = await startFinance();
});
afterAll(() => finance.stop());

function bookedByHand(booking: object = {}, rest: Partial<BookingCreated> = {}): BookingCreated {
  return {
    booking: {
      ...bookingCreated.example.booking,
      id: randomUUID(),
      isManual: true,
      createdBy: adminId,
      status: 'confirmed',
      totalPrice: 55.55,
      ...booking,
    },
    paymentReceived: true,
    ...rest,
  };
}

const handled = async () => {
  while (!(await finance.allHandled())) await pause(10);
};
const revenueOf = async ({ booking }: BookingCreated) =>
  transactionPage.parse((await finance.call('GET', `/transactions?bookingId=${booking.id}`)).body).items;

describe('the revenue of a manual booking', () => {
  it('is a completed transaction on its date, with payer and recording admin [B4.11]', async () => {
    const event = bookedByHand({}, { paymentMethod: 'Cash' });
    await finance.publish(bookingCreated, event);
    await handled();
    const { id, referenceNumber, customerName } = event.booking;
    const transactions = await revenueOf(event);
    expect(transactions).toHaveLength(1);
    expect(transactions[0]).toMatchObject({
      transactionType: 'revenue',
      amount: 55.55,
      currency: 'USD',
      status: 'completed',
      transactionDate: '2026-12-05',
      paymentMethod: 'Cash',
      booking: { id, referenceNumber, customerName },
      createdBy: adminId,
    });
  });

  it('is recorded once, however often its event arrives, is published again, or arrives concurrently', async () => {
    const event = bookedByHand();
    await Promise.all(Array.from({ length: 8 }, () => finance.publish(bookingCreated, event)));
    await handled();
    await finance.republish();
    await handled();
    await finance.dataSource.query('DELETE FROM inbox');
    await finance.republish();
    await handled();
    expect(await revenueOf(event)).toHaveLength(1);
    expect(await finance.dataSource.query('SELECT FROM parked_message')).toHaveLength(0);
  });

  it('is none if nothing was paid, nothing was to be paid, or a customer booked', async () => {
    const events = [
      bookedByHand({}, { paymentReceived: false }),
      bookedByHand({}, { paymentReceived: undefined }),
      bookedByHand({ totalPrice: 0 }),
      bookedByHand({ isManual: false }),
    ];
    for (const event of events) await finance.publish(bookingCreated, event);
    await handled();
    expect(await Promise.all(events.map(revenueOf))).toEqual([[], [], [], []]);
  });
});
