import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { callWithDeadlock } from '../deadlock.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const add = async () =>
  bookingResponse.parse((await service.call('POST', '/bookings', bookingCommand())).body);
const remove = (id: string, version: number) => service.call('DELETE', `/bookings/${id}?version=${version}`);

describe('removing a booking', () => {
  it('takes its history and assignments along and publishes it in the same transaction [B7.5]', async () => {
    const { id } = await add();
    expect((await remove(id, 1)).status).toBe(204);
    expect((await service.call('GET', `/bookings/${id}`)).status).toBe(404);
    expect(await service.count('booking_history WHERE booking_id = $1', id)).toBe(0);
    const publishedEvents = "outbox WHERE routing_key = 'booking.removed.v1' AND payload->>'bookingId' = $1";
    expect(await service.count(publishedEvents, id)).toBe(1);
  });

  it('is rejected when another admin has changed it, and if it does not exist', async () => {
    const { id } = await add();
    await service.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version: 1 });
    expect(problem.parse((await remove(id, 1)).body).code).toBe('record.stale');
    expect((await remove(id, 2)).status).toBe(204);
    expect(problem.parse((await remove(id, 2)).body).code).toBe('booking.notFound');
  });

  it('is retried if PostgreSQL ends it as a deadlock', async () => {
    const { id } = await add();
    expect((await callWithDeadlock(service, () => remove(id, 1))).status).toBe(204);
  });
});
