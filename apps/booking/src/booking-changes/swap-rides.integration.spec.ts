import {
  bookingChangePage,
  bookingDetailResponse,
  rideCandidates,
  swappedRides,
  type BookingResponse,
} from '@chauffeur/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { aCar, aDriver, codeOf } from '../rides/rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const read = async (id: string) =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
const swap = (first: BookingResponse, second: BookingResponse, what: string, version = 1) =>
  service.call('POST', '/bookings/swap', {
    first: { id: first.id, version: 1 },
    second: { id: second.id, version },
    what,
  });
const give = (id: string, driverId: string) =>
  service.call('PATCH', `/bookings/${id}/schedule`, { version: 1, driverId });
const candidatesOf = async (id: string) =>
  rideCandidates.parse((await service.call('GET', `/bookings/${id}/candidates`)).body);

describe('two rides', () => {
  it('exchange their vehicles though both have one at that time', async () => {
    const car = aCar(service);
    for (const label of ['1', '2']) await car.addVehicle({ label });
    const [first, second] = [await car.ride('10:00'), await car.ride('10:30')];
    const both = swappedRides.parse((await swap(first, second, 'vehicle')).body);
    expect(both.first).toMatchObject({ id: first.id, vehicle: { id: second.vehicleId } });
    expect(both.second).toMatchObject({ id: second.id, vehicle: { id: first.vehicleId } });
    const { body } = await service.call('GET', `/bookings/${first.id}/changes`);
    expect(bookingChangePage.parse(body)).toMatchObject({
      total: 1,
      pageSize: 50,
      items: [{ changedBy: service.adminId, changes: [{ field: 'vehicle', from: '1', to: '2' }] }],
    });
  });

  it('stay as they are where one has changed meanwhile', async () => {
    const car = aCar(service);
    for (const label of ['1', '2']) await car.addVehicle({ label });
    const [first, second] = [await car.ride('10:00'), await car.ride('10:30')];
    expect(codeOf(await swap(first, second, 'vehicle', 2))).toBe('record.stale');
    expect((await read(first.id)).vehicle).toMatchObject({ id: first.vehicleId });
    expect((await read(second.id)).vehicle).toMatchObject({ id: second.vehicleId });
  });

  it('keep their drivers where one is busy at the time of the other ride', async () => {
    const [anar, elvin] = [await aDriver(service), await aDriver(service)];
    const [early, late, between] = [
      await aCar(service).ride('10:00'),
      await aCar(service).ride('14:00'),
      await aCar(service).ride('14:00'),
    ];
    await give(early.id, anar.id);
    await give(late.id, elvin.id);
    await give(between.id, anar.id);
    const request = (second: BookingResponse) =>
      service.call('POST', '/bookings/swap', {
        first: { id: early.id, version: 2 },
        second: { id: second.id, version: 2 },
        what: 'driver',
      });
    expect(codeOf(await request(late))).toBe('driver.busy');
    expect((await read(early.id)).driver).toMatchObject({ id: anar.id });
    expect((await read(late.id)).driver).toMatchObject({ id: elvin.id });
  });
});

describe('the candidates of a ride', () => {
  it('are vehicles and drivers, free ones first, with the times around it', async () => {
    const car = aCar(service);
    const vehicles = [await car.addVehicle({ label: '1' }), await car.addVehicle({ label: '2' })];
    const busy = await car.ride('10:00');
    const tight = await car.ride('08:45');
    const [anar, elvin] = [await aDriver(service), await aDriver(service)];
    await give(busy.id, anar.id);
    const ride = await car.ride('10:30');
    const { vehicles: found, drivers } = await candidatesOf(ride.id);
    const own = found.filter(({ carId }) => carId === car.id);
    expect(own.map(({ state }) => state)).toEqual(['free', 'busy']);
    expect(own.map(({ id }) => id)).toEqual([ride.vehicleId, busy.vehicleId]);
    expect(vehicles.map(({ id }) => id)).toContain(tight.vehicleId);
    const stateOf = (id: string) => drivers.find((driver) => driver.id === id);
    expect(stateOf(anar.id)).toMatchObject({ state: 'busy', rides: 1, hours: 1 });
    expect(stateOf(elvin.id)).toMatchObject({ state: 'free', gapBefore: null, rides: 0, hours: 0 });
  });

  it('are tight where only the time between rides is missing', async () => {
    const driver = await aDriver(service);
    const first = await aCar(service).ride('10:00');
    await give(first.id, driver.id);
    const second = await aCar(service).ride('11:10');
    const { drivers } = await candidatesOf(second.id);
    expect(drivers.find(({ id }) => id === driver.id)).toMatchObject({ state: 'tight', gapBefore: 10 });
  });

  it('are all of them without a time', async () => {
    const untimed = await aCar(service).ride(null);
    const { drivers } = await candidatesOf(untimed.id);
    expect(new Set(drivers.map(({ state }) => state))).toEqual(new Set(['free']));
  });
});
