import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import {
  bookingPaymentsChanged,
  type BookingPaymentsChanged,
} from '@chauffeur/contracts/events/finance-events';
import { Outbox } from '@chauffeur/messaging';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const add = async () =>
  bookingResponse.parse((await service.call('POST', '/bookings', bookingCommand())).body);
const read = async (id: string) =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);

/** Reports finance's count to booking, and waits until it was handled. */
async function tell(paid: BookingPaymentsChanged) {
  await service.dataSource.transaction((manager) => new Outbox().add(manager, bookingPaymentsChanged, paid));
  const waiting = `outbox WHERE published_at IS NULL AND routing_key = $1`;
  while ((await service.count(waiting, bookingPaymentsChanged.routingKey)) > 0) await pause(10);
}

const listed = async (query: string) =>
  bookingPage.parse((await service.call('GET', `/bookings?sort=createdAt&direction=asc&${query}`)).body)
    .items;

describe('the copy of what was received for a booking', () => {
  it('follows finance, whatever order its events come in, and raises no version [I-39, I-41]', async () => {
    const { id } = await add();
    const paid = {
      bookingId: id,
      receivedUsd: 40.5,
      paymentMethod: 'Cash',
      lastOn: '2026-12-05',
      sequence: 2,
    };
    await tell(paid);
    await tell({ ...paid, receivedUsd: 10, sequence: 1 });
    expect(await read(id)).toMatchObject({
      paidUsd: 40.5,
      paymentMethod: 'Cash',
      paidOn: '2026-12-05',
      version: 1,
    });
    const published = "outbox WHERE routing_key = 'booking.changed.v1'";
    expect(await service.count(`${published} AND payload->>'reason' = 'payment'`)).toBe(1);
    expect(await service.count(published)).toBe(1);
    await tell({ ...paid, receivedUsd: 0, paymentMethod: null, lastOn: null, sequence: 3 });
    expect(await read(id)).toMatchObject({ paidUsd: 0, paymentMethod: null, paidOn: null });
  });

  it('is what the list is filtered by [I-43]', async () => {
    await service.client.query('DELETE FROM bookings');
    const [unpaid, part, paid, free] = [await add(), await add(), await add(), await add()];
    const set = (id: string, values: string) =>
      service.client.query(`UPDATE bookings SET ${values} WHERE id = '${id}'`);
    await set(part.id, "paid_usd = total_price - 0.02, status = 'completed'");
    await set(paid.id, "paid_usd = total_price - 0.01, status = 'completed'");
    await set(free.id, 'total_price = 0');
    const found = async (query: string) => (await listed(query)).map(({ id }) => id);
    expect(await found('payment=unpaid')).toEqual([unpaid.id]);
    expect(await found('payment=partPaid')).toEqual([part.id]);
    expect(await found('payment=paid')).toEqual([paid.id]);
    expect(await found('payment=toBeAgreed')).toEqual([free.id]);
    expect(await found('payment=notPaid')).toEqual([unpaid.id, part.id]);
    expect(await found('payment=notPaid&status=completed')).toEqual([part.id]);
    expect((await service.call('GET', '/bookings?payment=maybe')).status).toBe(400);
    // For a booking cancelled with a fee, the fee is the amount to be paid.
    await set(part.id, "status = 'cancelled', fee_due_usd = 20, paid_usd = 20");
    await set(unpaid.id, "status = 'cancelled', fee_due_usd = 20, paid_usd = 10");
    expect(await found('payment=paid')).toEqual([part.id, paid.id]);
    expect(await found('payment=partPaid')).toEqual([unpaid.id]);
    expect(await found('payment=notPaid')).toEqual([unpaid.id]);
    // Even if the fee is more than the price.
    await set(unpaid.id, 'total_price = 10');
    await set(free.id, "status = 'cancelled', fee_due_usd = 20");
    expect(await found('payment=notPaid')).toEqual([unpaid.id, free.id]);
    // Without a fee nothing is due for them, whatever the price was.
    await set(part.id, 'fee_due_usd = NULL');
    await set(unpaid.id, 'fee_due_usd = NULL, paid_usd = 0');
    await set(free.id, 'fee_due_usd = 0');
    expect(await found('payment=receivedNothingDue')).toEqual([part.id]);
    expect(await found('payment=nothingDue')).toEqual([unpaid.id, free.id]);
    expect(await found('payment=paid')).toEqual([paid.id]);
    for (const payment of ['toBeAgreed', 'unpaid', 'partPaid', 'notPaid'])
      expect(await found(`payment=${payment}`)).toEqual([]);
  });
});
