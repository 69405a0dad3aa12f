import { randomUUID } from 'node:crypto';
import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingChangePage } from '@chauffeur/contracts/bookings/changes/booking-change';
import { changedStatusResponse } from '@chauffeur/contracts/bookings/changes/change-status';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../../booking-service.fixture.js';
import { aCar, aDriver, codeOf } from '../../rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const set = async (id: string, status: string, version: number) =>
  changedStatusResponse.parse(
    (await service.call('PATCH', `/bookings/${id}/status`, { status, version })).body,
  );
const assign = (id: string, driverId: string | null, version: number) =>
  service.call('PUT', `/bookings/${id}/driver`, { driverId, version });
const heldBy = async (id: string) => {
  const { rows } = await service.client.query<{ vehicle_id: string | null; driver_id: string | null }>(
    'SELECT vehicle_id, driver_id FROM occupancies WHERE booking_id = $1',
    [id],
  );
  return rows[0];
};
const timelineOf = async (id: string) => {
  const { body } = await service.call('GET', `/bookings/${id}/changes`);
  return bookingChangePage
    .parse(body)
    .items.map(({ changes }) => changes)
    .toReversed();
};
const bookingChanges = "outbox WHERE routing_key = 'booking.changed.v1' AND payload->'booking'->>'id' = $1";

describe('the vehicle of a ride', () => {
  it('is the only one of a car of which none was entered, until its ride and buffer are over [I-2, I-23]', async () => {
    const car = aCar(service, 4);
    const first = await car.ride('10:00');
    expect(first).toMatchObject({
      startsAt: '2099-05-01T06:00:00.000Z',
      durationMinutes: 240,
      bufferMinutes: 30,
    });
    expect(await heldBy(first.id)).toEqual({ vehicle_id: first.vehicleId, driver_id: null });
    expect(await service.count("vehicles WHERE id = $1 AND label = '1'", first.vehicleId)).toBe(1);
    expect((await car.ride('14:29')).vehicleId).toBeNull();
    expect((await car.ride('14:30')).vehicleId).toBe(first.vehicleId);
  });

  it('is held over midnight [I-7]', async () => {
    const car = aCar(service, 4);
    await car.ride('23:30', '2099-05-01');
    expect((await car.ride('02:00', '2099-05-02')).vehicleId).toBeNull();
    expect((await car.ride('04:00', '2099-05-02')).vehicleId).not.toBeNull();
  });

  it('goes to one of twenty who are shown it at once; the others are rejected, and nothing of them is stored [I-3]', async () => {
    const car = aCar(service);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => car.place({ expects: 'held' }, randomUUID())),
    );
    const placed = responses.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(1);
    const rejected = responses.filter(({ status }) => status === 409);
    expect(rejected.map(codeOf)).toEqual(Array.from({ length: 19 }, () => 'car.full'));
    expect(await service.count('bookings WHERE car_id = $1', car.id)).toBe(1);
    expect(await car.heldVehicles()).toBe(1);
  });

  it('is another one for each of as many rides as there are vehicles [I-4]', async () => {
    const car = aCar(service);
    for (const label of ['1', '2', '3']) await car.addVehicle({ label });
    const responses = await Promise.all(Array.from({ length: 6 }, () => car.place({ expects: 'held' })));
    const vehicles = responses.flatMap(({ status, body }) =>
      status === 201 ? bookingResponse.parse(body).vehicleId : [],
    );
    expect(new Set(vehicles).size).toBe(3);
    expect(vehicles).toHaveLength(3);
  });

  it('goes to one of twenty requests at once, and the others are stored without it [I-4]', async () => {
    const car = aCar(service);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => car.place({ expects: 'request' }, randomUUID())),
    );
    const placed = responses.map(({ body }) => bookingResponse.parse(body));
    expect(placed.filter(({ vehicleId }) => vehicleId !== null)).toHaveLength(1);
    expect(await car.heldVehicles()).toBe(1);
  });

  it('leaves a request in line without one, and confirming it changes nothing of that [I-6]', async () => {
    const car = aCar(service);
    const held = await car.ride('10:00');
    const request = await car.ride('10:00');
    expect(request.vehicleId).toBeNull();
    await set(held.id, 'confirmed', 1);
    expect(await set(request.id, 'confirmed', 1)).toMatchObject({ vehicleId: null, problems: ['noVehicle'] });
    expect(await car.heldVehicles()).toBe(1);
  });

  it('is held by five open requests of one customer, and by none that comes after them [I-25]', async () => {
    const cars = Array.from({ length: 7 }, () => aCar(service));
    const [sixth, seventh] = cars.splice(5);
    const customerEmail = 'many@example.com';
    for (const [index, car] of cars.entries()) {
      const customerPhone = index % 2 ? '+994 50 765 43 21' : '050 765-43-21';
      await car.place({ customerPhone, ...(index < 3 ? { customerEmail } : {}) });
      expect(await car.heldVehicles()).toBe(1);
    }
    const placed = await sixth?.place({ customerPhone: '00994507654321', expects: 'held' });
    expect(placed).toMatchObject({
      status: 201,
      body: { vehicleId: null, status: 'pending', manyOpenRequests: true },
    });
    await seventh?.place({ customerEmail });
    expect(await seventh?.heldVehicles()).toBe(1);
  });

  it('is not held by the sixth open request of one email address, whatever its phone numbers [I-25]', async () => {
    const cars = Array.from({ length: 6 }, () => aCar(service));
    const sixth = cars.pop();
    for (const car of cars) {
      await car.place({ customerEmail: 'sixth@example.com' });
      expect(await car.heldVehicles()).toBe(1);
    }
    const { status, body } = (await sixth?.place({ customerEmail: 'Sixth@Example.com' })) ?? {};
    expect([status, body]).toMatchObject([201, { vehicleId: null, manyOpenRequests: true }]);
    const detail = await service.call('GET', `/bookings/${bookingResponse.parse(body).id}`);
    expect(bookingDetailResponse.parse(detail.body).problems).toContain('manyOpen');
  });

  it('is held by five of seven requests that one customer makes at once', async () => {
    const cars = Array.from({ length: 7 }, () => aCar(service));
    const customer = { customerEmail: 'at-once@example.com', customerPhone: '+994 50 111 22 33' };
    await Promise.all(cars.map((car) => car.place(customer)));
    const held = await Promise.all(cars.map((car) => car.heldVehicles()));
    expect(held.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  it('does not use up the key of a request that was rejected [I-5]', async () => {
    const car = aCar(service);
    await car.ride('10:00');
    const key = randomUUID();
    expect(codeOf(await car.place({ bookingTime: '10:00', expects: 'held' }, key))).toBe('car.full');
    expect((await car.place({ bookingTime: '12:00', expects: 'held' }, key)).status).toBe(201);
  });

  it('is released when the ride is cancelled, and held again with it unless another ride holds it [I-15, I-16]', async () => {
    const car = aCar(service);
    const first = await car.ride('10:00');
    await set(first.id, 'cancelled', 1);
    expect(await car.heldVehicles()).toBe(0);
    expect(await set(first.id, 'pending', 2)).toMatchObject({ vehicleId: first.vehicleId, problems: [] });
    expect(await heldBy(first.id)).toMatchObject({ vehicle_id: first.vehicleId });
    await set(first.id, 'cancelled', 3);
    const second = await car.ride('10:00');
    expect(second.vehicleId).toBe(first.vehicleId);
    expect(await set(first.id, 'confirmed', 4)).toMatchObject({
      status: 'confirmed',
      problems: ['noVehicle'],
    });
    expect(await heldBy(first.id)).toBeUndefined();
    const lost = [{ field: 'vehicle', from: '1', to: null }];
    expect(await timelineOf(first.id)).toEqual([lost]);

    await set(second.id, 'cancelled', 1);
    const { vehicleId } = first;
    const again = await service.call('PATCH', `/bookings/${first.id}/schedule`, { version: 5, vehicleId });
    expect(bookingDetailResponse.parse(again.body)).toMatchObject({ version: 6, vehicle: { id: vehicleId } });
    expect(await timelineOf(first.id)).toEqual([lost, [{ field: 'vehicle', from: null, to: '1' }]]);
    expect(await service.count(bookingChanges, first.id)).toBe(1);
  });

  it('may be another free one when the ride is revived, as its timeline says', async () => {
    const car = aCar(service);
    for (const label of ['1', '2']) await car.addVehicle({ label });
    const first = await car.ride('10:00');
    await set(first.id, 'cancelled', 1);
    const second = await car.ride('10:00');
    expect(second.vehicleId).toBe(first.vehicleId);
    const { vehicleId, scheduleVersion } = await set(first.id, 'confirmed', 2);
    expect(vehicleId).not.toBe(second.vehicleId);
    expect(scheduleVersion).toBe(first.scheduleVersion + 1);
    expect(await timelineOf(first.id)).toEqual([[{ field: 'vehicle', from: '1', to: '2' }]]);
  });

  it('is the one that the ride had before, if it is free when the ride is revived [I-16]', async () => {
    const car = aCar(service);
    for (const label of ['1', '2']) await car.addVehicle({ label });
    const [first, second] = [await car.ride('10:00'), await car.ride('10:00')];
    for (const { id } of [first, second]) await set(id, 'cancelled', 1);
    // By label it would get the other vehicle.
    expect(await set(second.id, 'confirmed', 2)).toMatchObject({ vehicleId: second.vehicleId, problems: [] });
    expect(await heldBy(second.id)).toMatchObject({ vehicle_id: second.vehicleId });
    expect(second.vehicleId).not.toBe(first.vehicleId);
  });

  it('is the one whose free time it fills best', async () => {
    const car = aCar(service);
    await Promise.all(['1', '2'].map((label) => car.addVehicle({ label })));
    const morning = await car.ride('08:00');
    const neighbour = await car.ride('09:30');
    expect(neighbour.vehicleId).toBe(morning.vehicleId);
  });

  it('is not held by a ride without a time', async () => {
    const car = aCar(service);
    const untimed = await car.ride(null);
    expect(untimed).toMatchObject({ startsAt: null, vehicleId: null });
    expect((await car.place({ bookingTime: null, expects: 'held' })).status).toBe(201);
    expect(await car.heldVehicles()).toBe(0);
  });

  it('is given back when the booking is deleted', async () => {
    const car = aCar(service);
    const { id } = await car.ride('10:00');
    await service.call('DELETE', `/bookings/${id}?version=1`);
    expect(await car.heldVehicles()).toBe(0);
  });
});

describe('the driver of a ride', () => {
  it('has one ride at a time, whatever the car [I-18]', async () => {
    const driver = await aDriver(service);
    const [first, second] = [await aCar(service).ride('10:00'), await aCar(service).ride('10:45')];
    await assign(first.id, driver.id, 1);
    const rejected = await assign(second.id, driver.id, 1);
    expect(problem.parse(rejected.body)).toMatchObject({
      status: 409,
      code: 'driver.busy',
      errors: [
        {
          field: 'driverId',
          code: 'driverId.busy',
          params: {
            reference: first.referenceNumber,
            bookingId: first.id,
            from: '10:00',
            until: '11:00',
            tight: 0,
          },
        },
      ],
    });
    expect(await heldBy(second.id)).toMatchObject({ driver_id: null });
    expect((await assign(first.id, null, 2)).status).toBe(200);
    expect((await assign(second.id, driver.id, 1)).status).toBe(200);
  });

  it('is rejected as too tight if only the buffer overlaps [I-18]', async () => {
    const driver = await aDriver(service);
    const [first, second] = [await aCar(service).ride('10:00'), await aCar(service).ride('11:10')];
    await assign(first.id, driver.id, 1);
    const rejected = await assign(second.id, driver.id, 1);
    expect(problem.parse(rejected.body).errors?.[0]?.params).toMatchObject({ tight: 1 });
  });

  it('is given to one of two dispatchers who assign at once', async () => {
    const driver = await aDriver(service);
    const rides = [await aCar(service).ride('10:00'), await aCar(service).ride('10:00')];
    const statuses = await Promise.all(rides.map(async ({ id }) => (await assign(id, driver.id, 1)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('comes back with the vehicle if a ride is cancelled and confirmed again [I-16]', async () => {
    const [driver, ride] = [await aDriver(service), await aCar(service).ride('10:00')];
    await assign(ride.id, driver.id, 1);
    await set(ride.id, 'cancelled', 2);
    expect(await heldBy(ride.id)).toBeUndefined();
    expect(await set(ride.id, 'confirmed', 3)).toMatchObject({ vehicleId: ride.vehicleId, problems: [] });
    expect(await heldBy(ride.id)).toEqual({ vehicle_id: ride.vehicleId, driver_id: driver.id });
  });

  it('is free again when the ride is cancelled, and stays with the other ride when it is revived', async () => {
    const driver = await aDriver(service);
    const [first, second] = [await aCar(service).ride('10:00'), await aCar(service).ride('10:00')];
    await assign(first.id, driver.id, 1);
    await set(first.id, 'cancelled', 2);
    expect((await assign(second.id, driver.id, 1)).status).toBe(200);
    expect(await set(first.id, 'confirmed', 3)).toMatchObject({ problems: ['noDriver'] });
    expect(await heldBy(first.id)).toMatchObject({ driver_id: null });
    const { body } = await service.call('GET', `/bookings/${first.id}`);
    const { driver: present, assignments, scheduleVersion } = bookingDetailResponse.parse(body);
    expect([present, assignments.map(({ driverId }) => driverId)]).toEqual([null, [null, driver.id]]);
    // Calendars and emails that name the driver are out of date.
    expect(scheduleVersion).toBe(3);
    expect((await timelineOf(first.id)).at(-1)).toEqual([{ field: 'driver', from: 'Anar', to: null }]);
  });
});
