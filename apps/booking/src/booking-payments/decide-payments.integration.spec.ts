import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { PaymentsDecision } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

/** Adds a booking for which $99.50 was received. */
async function paid() {
  const { body } = await service.call('POST', '/bookings', bookingCommand({}, { priceUsd: 99.5 }));
  const { id } = bookingResponse.parse(body);
  await service.client.query('UPDATE bookings SET paid_usd = 99.5 WHERE id = $1', [id]);
  return id;
}
const cancel = (id: string, payments?: PaymentsDecision) =>
  service.call('PATCH', `/bookings/${id}/status`, { status: 'cancelled', version: 1, payments });
const remove = (id: string, payments: string) =>
  service.call('DELETE', `/bookings/${id}?version=1&${payments}`);
const read = async (id: string) =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);

/** Returns the booking's events with instructions for finance, oldest first. */
async function eventsForFinance(id: string) {
  const { rows } = await service.client.query<{ payload: Record<string, unknown> }>(
    `SELECT payload FROM outbox
      WHERE reactions && ARRAY['finance.settle-payments', 'finance.settle-removed']
        AND (payload->'booking'->>'id' = $1 OR payload->>'bookingId' = $1)
      ORDER BY occurred_at`,
    [id],
  );
  return rows.map(({ payload }) => payload);
}

describe('the money of a booking that does not take place', () => {
  it.each(['keep', 'return', { keepUsd: 40 }] as const)(
    'is decided with its cancellation: %j [I-39]',
    async (payments) => {
      const id = await paid();
      expect((await cancel(id, payments)).status).toBe(200);
      expect(await eventsForFinance(id)).toMatchObject([{ booking: { status: 'cancelled' }, payments }]);
    },
  );

  it('stays if staff decide nothing, and follows no other status [I-39]', async () => {
    const [silent, confirmed] = [await paid(), await paid()];
    await cancel(silent);
    const request = { status: 'confirmed', version: 1, payments: 'return' };
    expect((await service.call('PATCH', `/bookings/${confirmed}/status`, request)).status).toBe(200);
    for (const id of [silent, confirmed]) {
      expect((await eventsForFinance(id)).map((event) => event['payments'])).toEqual([undefined]);
    }
  });

  it('is restored by the event that undoes the cancellation [I-38]', async () => {
    const id = await paid();
    await cancel(id, 'return');
    await service.call('POST', `/bookings/${id}/status/undo`, { version: 2 });
    const [change, undoing] = await eventsForFinance(id);
    expect(undoing).toMatchObject({ booking: { status: 'pending' }, undoesChangeId: change?.['changeId'] });
    expect(undoing).not.toHaveProperty('payments');
  });

  it.each([
    ['payments=keep', 'keep'],
    ['payments=return', 'return'],
    ['keepUsd=40', { keepUsd: 40 }],
  ])('is decided with its deletion: %s [I-39]', async (query, payments) => {
    const id = await paid();
    expect((await remove(id, query)).status).toBe(204);
    expect(await eventsForFinance(id)).toMatchObject([{ bookingId: id, payments }]);
  });

  it.each([99.5, 100])("can't be retained in part if $%d is all of it or more", async (keepUsd) => {
    const id = await paid();
    for (const answer of [await cancel(id, { keepUsd }), await remove(id, `keepUsd=${keepUsd}`)]) {
      expect([answer.status, problem.parse(answer.body).errors]).toEqual([
        400,
        [{ field: 'keepUsd', code: 'keepUsd.aboveMaximum' }],
      ]);
    }
    expect(await read(id)).toMatchObject({ status: 'pending', version: 1 });
    expect(await eventsForFinance(id)).toEqual([]);
  });
});
