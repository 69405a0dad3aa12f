import { randomUUID } from 'node:crypto';
import { bookingUse } from '@chauffeur/contracts/bookings/booking-use';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';

const [carId, otherCarId, serviceId, tourId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
let running: RunningBookingService;

beforeAll(async () => {
  running = await startBookingService();
  const service = { id: serviceId, name: 'Trip', nameRu: null, serviceType: 'city_tour' } as const;
  const tour = { id: tourId, name: 'Gobustan', nameRu: null };
  await place(carId, { serviceId, tourId: null }, { service, tour: null });
  await place(carId, { serviceId: null, tourId }, { service: null, tour });
  await place(otherCarId, { serviceId, tourId: null }, { service, tour: null });
});

afterAll(() => running.stop());

type CommandParts = Parameters<typeof bookingCommand>;

async function place(id: string, request: CommandParts[0], offer: CommandParts[1]): Promise<void> {
  const car = { id, name: 'Kia K5', capacity: 4, isAvailable: true };
  const command = bookingCommand({ ...request, carId: id }, { ...offer, car });
  expect((await running.call('POST', '/bookings', command)).status).toBe(201);
}

const request = (query: string) => running.call('GET', `/bookings/use?${query}`);

describe('the use of cars, services and tours by bookings', () => {
  it.each([
    [`carIds=${carId}`, 2],
    [`carIds=${carId},${otherCarId}`, 3],
    [`serviceIds=${serviceId}`, 2],
    [`tourIds=${tourId}`, 1],
    [`carIds=${otherCarId}&tourIds=${tourId}`, 2],
    [`carIds=${randomUUID()}`, 0],
    // A query for one kind does not count another.
    [`tourIds=${carId}`, 0],
    ['', 0],
  ])('%s: %i [B8.25]', async (query, bookings) => {
    expect(bookingUse.parse((await request(query)).body)).toEqual({ bookings });
  });

  it('rejects an invalid id', async () => {
    const { status, body } = await request('carIds=all');
    expect(status).toBe(400);
    expect(problem.parse(body).errors?.[0]?.code).toBe('carIds.invalid');
  });
});
