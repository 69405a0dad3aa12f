import { bookingDetailResponse, type BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingChangePage } from '@chauffeur/contracts/bookings/changes/booking-change';
import { rideCandidates } from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { swappedRides } from '@chauffeur/contracts/bookings/changes/swap-rides';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { DriverPageCalls } from '../driver-page.fixture.js';
import { carLockKey } from '../rides/holds/choose-vehicle.js';
import { aCar, aDriver, callDuring, codeOf } from '../rides.fixture.js';

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
const candidatesOf = async (id: string, query = '') =>
  rideCandidates.parse((await service.call('GET', `/bookings/${id}/candidates${query}`)).body);

describe('two rides', () => {
  it('exchange their vehicles though both have one at that time [I-19]', async () => {
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

  it('stay as they are if one has changed meanwhile [I-19]', async () => {
    const car = aCar(service);
    for (const label of ['1', '2']) await car.addVehicle({ label });
    const [first, second] = [await car.ride('10:00'), await car.ride('10:30')];
    expect(codeOf(await swap(first, second, 'vehicle', 2))).toBe('record.stale');
    expect((await read(first.id)).vehicle).toMatchObject({ id: first.vehicleId });
    expect((await read(second.id)).vehicle).toMatchObject({ id: second.vehicleId });
  });

  it('lock their cars before they free anything for which others would wait', async () => {
    const cars = [aCar(service), aCar(service)].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const rides = await Promise.all(cars.map((car) => car.ride('10:00')));
    const [first, second] = rides;
    if (!first || !second) throw new Error('no two rides');
    const drivers = [await aDriver(service), await aDriver(service)];
    for (const [index, { id }] of rides.entries()) await give(id, drivers[index]?.id ?? '');
    const { client } = service;
    const { status } = await callDuring(
      service,
      () => client.query(`SELECT pg_advisory_xact_lock(${carLockKey('$1')})`, [cars[0]?.id]),
      () =>
        service.call('POST', '/bookings/swap', {
          first: { id: first.id, version: 2 },
          second: { id: second.id, version: 2 },
          what: 'driver',
        }),
      async () => {
        const free = 'SELECT FROM occupancies WHERE booking_id = ANY($1) FOR UPDATE SKIP LOCKED';
        expect((await client.query(free, [rides.map(({ id }) => id)])).rowCount).toBe(2);
      },
    );
    expect(status).toBe(200);
    expect((await read(first.id)).driver).toMatchObject({ id: drivers[1]?.id });
  });

  it('restore the buffer of the ride before one of them, and their own if there is room', async () => {
    const car = aCar(service);
    const vehicles = [await car.addVehicle({ label: '1' }), await car.addVehicle({ label: '2' })];
    const first = await car.ride('10:00');
    const { vehicleId } = first;
    const other = vehicles.find(({ id }) => id !== vehicleId)?.id ?? null;
    const [second, third] = [await car.ride('17:00'), await car.ride('13:00')];
    const schedule = (id: string, version: number, change: object) =>
      service.call('PATCH', `/bookings/${id}/schedule`, { version, allowTightGap: true, ...change });
    const exchange = async (one: string, another: string, allowTightGap?: boolean) => {
      const [{ version }, { version: ofOther }] = [await read(one), await read(another)];
      const rides = { first: { id: one, version }, second: { id: another, version: ofOther } };
      return service.call('POST', '/bookings/swap', { ...rides, what: 'vehicle', allowTightGap });
    };
    await schedule(third.id, 1, { vehicleId: other });
    await schedule(second.id, 1, { bookingTime: '11:10', vehicleId });
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 10, version: 2 });
    expect((await exchange(second.id, third.id)).status).toBe(200);
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 30, version: 3, vehicle: { id: vehicleId } });
    const { body } = await service.call('GET', `/bookings/${first.id}/changes`);
    expect(bookingChangePage.parse(body).items[0]).toMatchObject({
      changedBy: service.adminId,
      changes: [{ field: 'bufferMinutes', from: 10, to: 30 }],
    });

    expect(codeOf(await exchange(second.id, third.id))).toBe('vehicle.busy');
    expect((await exchange(second.id, third.id, true)).status).toBe(200);
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 10, version: 4, vehicle: { id: vehicleId } });
    expect((await exchange(first.id, third.id)).status).toBe(200);
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 30, vehicle: { id: other } });
  });

  it('keep their drivers if one is busy at the time of the other ride', async () => {
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

describe('a vehicle or driver that takes no more rides', () => {
  it('is not exchanged for that of another ride', async () => {
    const car = aCar(service);
    for (const label of ['1', '2']) await car.addVehicle({ label });
    const rides = [await car.ride('10:00'), await car.ride('10:30')];
    const [first, second] = rides;
    if (!first || !second) throw new Error('no two rides');
    const drivers = [await aDriver(service), await aDriver(service)];
    for (const [index, { id }] of rides.entries()) await give(id, drivers[index]?.id ?? '');
    const { client } = service;
    await client.query('UPDATE drivers SET is_active = false WHERE id = $1', [drivers[0]?.id]);
    await client.query('UPDATE vehicles SET is_active = false WHERE id = $1', [first.vehicleId]);
    const exchange = (what: string) =>
      service.call('POST', '/bookings/swap', {
        first: { id: first.id, version: 2 },
        second: { id: second.id, version: 2 },
        what,
      });
    expect(codeOf(await exchange('driver'))).toBe('driver.inactive');
    expect(codeOf(await exchange('vehicle'))).toBe('vehicle.inactive');
    expect(await read(second.id)).toMatchObject({
      driver: { id: drivers[1]?.id },
      vehicle: { id: second.vehicleId },
    });
  });
});

describe('the drivers of two rides', () => {
  it('are asked once the rides are exchanged, except one who has agreed', async () => {
    const page = new DriverPageCalls(service);
    const [anar, elvin] = [await page.addSignedIn('Anar'), await page.addSignedIn('Elvin')];
    const [first, second] = [await aCar(service).ride('10:00'), await aCar(service).ride('10:00')];
    await page.assign(first.id, anar.id, { agreedByPhone: true });
    await page.assign(second.id, elvin.id, { agreedByPhone: true });
    const exchange = async (agreed: object) => {
      const [one, other] = [await read(first.id), await read(second.id)];
      const { body } = await service.call('POST', '/bookings/swap', {
        first: { id: one.id, version: one.version, ...agreed },
        second: { id: other.id, version: other.version },
        what: 'driver',
      });
      const both = swappedRides.parse(body);
      return [both.first, both.second].map(({ driver, progress }) => [driver?.name, progress.state]);
    };
    expect(await exchange({})).toEqual([
      ['Elvin', 'offered'],
      ['Anar', 'offered'],
    ]);
    // Exchanged back: only the first ride's driver has agreed by phone.
    expect(await exchange({ agreedByPhone: true })).toEqual([
      ['Anar', 'accepted'],
      ['Elvin', 'offered'],
    ]);
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

  it('are tight if only the buffer overlaps', async () => {
    const driver = await aDriver(service);
    const first = await aCar(service).ride('10:00');
    await give(first.id, driver.id);
    const second = await aCar(service).ride('11:10');
    const { drivers } = await candidatesOf(second.id);
    expect(drivers.find(({ id }) => id === driver.id)).toMatchObject({ state: 'tight', gapBefore: 10 });
  });

  it('are tight if another vehicle has no room for the usual buffer, which the own one may lack', async () => {
    const car = aCar(service);
    const [own, other] = [await car.addVehicle({ label: '1' }), await car.addVehicle({ label: '2' })];
    const place = async (time: string, vehicleId: string) => {
      const { id } = await car.ride(time);
      const change = { version: 1, vehicleId, allowTightGap: true };
      expect((await service.call('PATCH', `/bookings/${id}/schedule`, change)).status).toBe(200);
      return id;
    };
    const id = await place('10:00', own.id);
    await place('11:10', own.id);
    await place('11:10', other.id);
    expect(await read(id)).toMatchObject({ bufferMinutes: 10, vehicle: { id: own.id } });
    const { vehicles } = await candidatesOf(id);
    const stateOf = (vehicleId: string) => vehicles.find((each) => each.id === vehicleId)?.state;
    expect([stateOf(own.id), stateOf(other.id)]).toEqual(['free', 'tight']);
    const schedule = { version: (await read(id)).version, vehicleId: other.id };
    expect(codeOf(await service.call('PATCH', `/bookings/${id}/schedule`, schedule))).toBe('vehicle.busy');
  });

  it('are read for a changed ride, and for one that is not booked yet', async () => {
    const driver = await aDriver(service);
    const car = aCar(service);
    const { id } = await car.ride('10:00');
    await give(id, driver.id);
    const other = await car.ride('14:00', '2099-05-02');
    const own = ({ vehicles }: Awaited<ReturnType<typeof candidatesOf>>) =>
      vehicles.filter(({ carId }) => carId === car.id);
    const then = 'bookingDate=2099-05-01&bookingTime=08:00';
    expect(own(await candidatesOf(other.id))).toMatchObject([{ state: 'free' }]);
    expect(own(await candidatesOf(other.id, `?${then}`))).toMatchObject([{ state: 'free' }]);
    expect(own(await candidatesOf(other.id, `?${then}&bufferMinutes=90`))).toMatchObject([
      { state: 'tight', gapAfter: 60 },
    ]);
    const asked = `${then}&carId=${car.id}&durationMinutes=150`;
    const { body } = await service.call('GET', `/bookings/candidates?${asked}`);
    const found = rideCandidates.parse(body);
    expect(own(found)).toMatchObject([{ state: 'busy', busyFrom: '10:00', busyUntil: '11:00' }]);
    expect(found.drivers.find((each) => each.id === driver.id)).toMatchObject({ state: 'busy', rides: 1 });
    expect(codeOf(await service.call('GET', '/bookings/candidates'))).toBe('request.invalid');
    const blocked = { vehicleId: own(rideCandidates.parse(body))[0]?.id, kind: 'maintenance' };
    const [from, until] = ['2099-05-20T00:00:00+04:00', '2099-05-21T00:00:00+04:00'].map(
      (at) => new Date(at),
    );
    const block = { ...blocked, startsAt: from?.toISOString(), endsAt: until?.toISOString() };
    expect((await service.call('POST', '/blocks', block)).status).toBe(201);
    const onThatDay = `carId=${car.id}&bookingDate=2099-05-20&bookingTime=10:00&durationMinutes=60&bufferMinutes=30`;
    const ofNew = await service.call('GET', `/bookings/candidates?${onThatDay}`);
    expect(own(rideCandidates.parse(ofNew.body))).toMatchObject([{ state: 'blocked' }]);
  });

  it('show who is not at work, and whose day it makes too long', async () => {
    const [atHome, busy] = [await aDriver(service), await aDriver(service)];
    // 2099-05-01 is a Friday.
    const hours = [{ weekday: 5, from: '12:00', until: '20:00' }];
    await service.call('PUT', `/drivers/${atHome.id}/hours`, { hours });
    const long = await aCar(service, 11.5).ride('11:00');
    await give(long.id, busy.id);
    const ride = await aCar(service).ride('09:00');
    const { drivers } = await candidatesOf(ride.id);
    const find = (id: string) => drivers.find((driver) => driver.id === id);
    expect(find(atHome.id)).toMatchObject({ state: 'offHours', isLongDay: false });
    expect(find(busy.id)).toMatchObject({ state: 'free', gapAfter: 60, isLongDay: true });
    const position = (id: string) => drivers.findIndex((driver) => driver.id === id);
    expect(position(busy.id)).toBeLessThan(position(atHome.id));
  });

  it('end with a driver who has declined the ride, however free', async () => {
    const page = new DriverPageCalls(service);
    const [declined, busy] = [await page.addSignedIn('Declined'), await aDriver(service)];
    const ride = await aCar(service).ride('10:00');
    await give((await aCar(service).ride('10:00')).id, busy.id);
    await give(ride.id, declined.id);
    const step = await page.stepped(declined.session, ride.id, 'offered', 'declined', { reason: 'busy' });
    expect(step.status).toBe(200);
    const { drivers } = await candidatesOf(ride.id);
    expect(drivers.at(-1)).toMatchObject({ id: declined.id, state: 'free', hasDeclined: true });
  });

  it('show whether one who is not at work has another ride close to it', async () => {
    const driver = await aDriver(service);
    await give((await aCar(service).ride('09:00')).id, driver.id);
    const hours = [{ weekday: 5, from: '14:00', until: '20:00' }];
    await service.call('PUT', `/drivers/${driver.id}/hours`, { hours });
    const stateAt = async (time: string) => {
      const { drivers } = await candidatesOf((await aCar(service).ride(time)).id);
      return drivers.find(({ id }) => id === driver.id);
    };
    expect(await stateAt('10:15')).toMatchObject({ state: 'offHours', gapBefore: 15, isTight: true });
    expect(await stateAt('12:00')).toMatchObject({ state: 'offHours', gapBefore: 120, isTight: false });
  });

  it('are all of them without a time', async () => {
    const untimed = await aCar(service).ride(null);
    const { drivers } = await candidatesOf(untimed.id);
    expect(new Set(drivers.map(({ state }) => state))).toEqual(new Set(['free']));
  });
});
