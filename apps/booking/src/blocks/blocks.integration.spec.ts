import { blockResponse } from '@chauffeur/contracts/blocks/block';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingChangePage } from '@chauffeur/contracts/bookings/changes/booking-change';
import { dispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { callWithDeadlock } from '../deadlock.fixture.js';
import { DriverPageCalls } from '../driver-page.fixture.js';
import {
  aCar,
  aDriver,
  addedStops,
  callDuring,
  codeOf,
  stopsAfterWaiting,
  storeHeld,
} from '../rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const morning = { startsAt: '2099-05-01T09:00:00+04:00', endsAt: '2099-05-01T12:00:00+04:00' };
const block = (fields: Record<string, unknown>) =>
  service.call('POST', '/blocks', { kind: 'other', ...morning, ...fields });
const readBooking = async (id: string) =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
const setStatus = async (id: string, status: string) =>
  service.call('PATCH', `/bookings/${id}/status`, { status, version: (await readBooking(id)).version });

/** Adds a ride with a driver at the time of the blocks. */
async function drivenRide() {
  const { id: driverId } = await aDriver(service);
  const { id } = await aCar(service).ride('10:00');
  await service.call('PUT', `/bookings/${id}/driver`, { driverId, version: 1 });
  return { id, driverId };
}

describe('a block of a vehicle', () => {
  it('prevents rides at its time, and is changed and removed', async () => {
    const car = aCar(service);
    const { id: vehicleId } = await car.addVehicle();
    const { status, body } = await block({ vehicleId, kind: 'repair', notes: 'Brakes' });
    expect(status).toBe(201);
    const added = blockResponse.parse(body);
    expect(added).toMatchObject({
      startsAt: '2099-05-01T05:00:00.000Z',
      notes: 'Brakes',
      createdBy: service.adminId,
    });
    expect((await car.place({ bookingTime: '11:00', expects: 'held' })).status).toBe(409);
    const shorter = {
      vehicleId,
      kind: 'repair',
      startsAt: morning.startsAt,
      endsAt: '2099-05-01T10:00:00+04:00',
    };
    expect((await service.call('PUT', `/blocks/${added.id}`, { ...shorter, version: 1 })).status).toBe(200);
    expect((await car.ride('11:00')).vehicleId).toBe(vehicleId);
    expect((await service.call('DELETE', `/blocks/${added.id}`)).status).toBe(204);
    expect((await car.ride('08:30')).vehicleId).toBe(vehicleId);
  });

  it('takes the vehicle of a ride that was completed by mistake, which gets another one when it is reset', async () => {
    const car = aCar(service);
    for (const label of ['1', '2']) await car.addVehicle({ label });
    const { id, vehicleId } = await car.ride('10:00');
    await setStatus(id, 'completed');
    expect((await block({ vehicleId, releaseRides: true })).status).toBe(201);
    expect((await readBooking(id)).vehicleId).toBe(vehicleId);
    expect((await setStatus(id, 'confirmed')).body).toMatchObject({ problems: [] });
    const { vehicle } = await readBooking(id);
    expect(vehicle?.label).toBe('2');
    expect(
      await service.count('occupancies WHERE booking_id = $1 AND vehicle_id = $2', id, vehicle?.id),
    ).toBe(1);
  });

  it('takes the driver of such a ride, which needs another one', async () => {
    const { id, driverId } = await drivenRide();
    await setStatus(id, 'completed');
    expect((await block({ driverId, releaseRides: true })).status).toBe(201);
    expect((await setStatus(id, 'confirmed')).body).toMatchObject({ problems: ['noDriver'] });
    expect((await readBooking(id)).driver).toBeNull();
  });

  it('leaves its driver with such a ride while the driver is under way', async () => {
    const { id, driverId } = await drivenRide();
    const step = { from: 'accepted', to: 'on_board', note: null };
    expect((await service.call('POST', `/bookings/${id}/steps`, step)).status).toBe(200);
    await setStatus(id, 'completed');
    expect((await block({ driverId, releaseRides: true })).status).toBe(201);
    expect((await setStatus(id, 'confirmed')).body).toMatchObject({ problems: [] });
    const { driver, progress } = await readBooking(id);
    expect([driver?.id, progress.state]).toEqual([driverId, 'on_board']);
  });

  it('is listed until it is over, the soonest first', async () => {
    const { id: vehicleId } = await aCar(service).addVehicle();
    const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const add = async (startsIn: number, endsIn: number) => {
      const { body } = await block({ vehicleId, startsAt: fromNow(startsIn), endsAt: fromNow(endsIn) });
      return blockResponse.parse(body).id;
    };
    const [over, next, now] = [await add(-9, -8), await add(2, 3), await add(-1, 1)];
    const { body } = await service.call('GET', '/blocks');
    const listed = blockResponse.array().parse(body);
    expect(listed.filter((one) => one.vehicleId === vehicleId).map(({ id }) => id)).toEqual([now, next]);
    expect((await service.call('GET', `/blocks/${over}`)).status).toBe(200);
  });

  it('names the rides that have the vehicle then, and takes it off them if asked to [I-14]', async () => {
    const car = aCar(service);
    const { id: vehicleId } = await car.addVehicle();
    const ride = await car.ride('10:00');
    const rejected = await block({ vehicleId });
    expect([rejected.status, problem.parse(rejected.body)]).toMatchObject([
      409,
      {
        code: 'block.overRides',
        errors: [
          {
            params: {
              reference: ride.referenceNumber,
              bookingId: ride.id,
              customer: ride.customerName,
              from: '10:00',
            },
          },
        ],
      },
    ]);
    expect(await service.count('blocks WHERE vehicle_id = $1', vehicleId)).toBe(0);
    expect((await block({ vehicleId, releaseRides: true })).status).toBe(201);
    expect(await readBooking(ride.id)).toMatchObject({
      vehicleId: null,
      version: 2,
      scheduleVersion: 2,
      problems: expect.arrayContaining(['noVehicle']),
    });
    const { body } = await service.call('GET', `/bookings/${ride.id}/changes`);
    expect(bookingChangePage.parse(body).items).toMatchObject([
      { changedBy: service.adminId, changes: [{ field: 'vehicle', from: '1', to: null }] },
    ]);
    const board = await service.call('GET', '/dispatch?from=2099-05-01&days=1');
    const shown = dispatchBoard.parse(board.body).rides.find(({ id }) => id === ride.id);
    expect(shown).toMatchObject({ vehicleId: null, bookingTime: '10:00' });
    expect(await service.count('occupancies WHERE booking_id = $1', ride.id)).toBe(0);
  });

  it("leaves the vehicle to a ride that ends before it, and shortens that ride's buffer", async () => {
    const car = aCar(service);
    const { id: vehicleId } = await car.addVehicle();
    const ride = await car.ride('07:50');
    expect((await block({ vehicleId })).status).toBe(201);
    expect(await readBooking(ride.id)).toMatchObject({ vehicleId, bufferMinutes: 10, version: 2 });
    const { body } = await service.call('GET', `/bookings/${ride.id}/changes`);
    expect(bookingChangePage.parse(body).items).toMatchObject([
      { changedBy: service.adminId, changes: [{ field: 'bufferMinutes', from: 30, to: 10 }] },
    ]);
    const stored =
      'bookings b JOIN occupancies ON booking_id = b.id WHERE b.id = $1 AND usual_buffer_minutes = 30';
    expect(await service.count(`${stored} AND upper(during) = $2`, ride.id, morning.startsAt)).toBe(1);
  });

  it('leaves the vehicle to a ride that ends before it, even if it takes it off others', async () => {
    const car = aCar(service);
    const { id: vehicleId } = await car.addVehicle();
    const [before, over] = [await car.ride('07:45'), await car.ride('09:30')];
    const rejected = problem.parse((await block({ vehicleId })).body);
    expect(rejected.errors).toMatchObject([{ params: { bookingId: over.id } }]);
    expect(await readBooking(before.id)).toMatchObject({ bufferMinutes: 30, version: 1 });
    expect((await block({ vehicleId, releaseRides: true })).status).toBe(201);
    expect((await readBooking(before.id)).vehicleId).toBe(vehicleId);
    expect((await readBooking(over.id)).vehicleId).toBeNull();
  });

  it('leaves the vehicle to a ride that is given it at the same moment', async () => {
    const car = aCar(service);
    const [former, present] = [await car.addVehicle(), await car.addVehicle()];
    const ride = await car.ride('10:00');
    expect(ride.vehicleId).toBe(former.id);
    const move = () => storeHeld(service, ride.id, 'vehicle', present.id);
    const add = () => block({ vehicleId: former.id, releaseRides: true });
    expect((await callDuring(service, move, add)).status).toBe(201);
    expect(await readBooking(ride.id)).toMatchObject({ vehicleId: present.id, version: ride.version });
    const held = 'occupancies WHERE booking_id = $1 AND vehicle_id = $2';
    expect(await service.count(held, ride.id, present.id)).toBe(1);
  });

  it('publishes the stops of an edit for which it has waited', async () => {
    const car = aCar(service);
    const { id: vehicleId } = await car.addVehicle();
    const { id } = await car.ride('10:00');
    const add = () => block({ vehicleId, releaseRides: true });
    expect(await stopsAfterWaiting(service, id, add)).toEqual({ status: 201, stops: addedStops });
  });

  it('does not overlap another one', async () => {
    const { id: vehicleId } = await aCar(service).addVehicle();
    await block({ vehicleId });
    const rejected = await block({ vehicleId });
    const inTheWay = { startsAt: '2099-05-01T05:00:00.000Z', endsAt: '2099-05-01T08:00:00.000Z' };
    expect([rejected.status, problem.parse(rejected.body)]).toMatchObject([
      409,
      {
        code: 'vehicle.busy',
        errors: [{ params: { kind: 'block', from: '09:00', until: '12:00', tight: 0, ...inTheWay } }],
      },
    ]);
  });

  it('is added, changed and removed even if PostgreSQL ends the first attempt as a deadlock', async () => {
    const { id: vehicleId } = await aCar(service).addVehicle();
    const added = await callWithDeadlock(service, () => block({ vehicleId }));
    const { id } = blockResponse.parse(added.body);
    expect(await service.count('occupancies WHERE block_id = $1', id)).toBe(1);
    const later = { vehicleId, kind: 'repair', ...morning, version: 1 };
    const change = () => service.call('PUT', `/blocks/${id}`, later);
    expect((await callWithDeadlock(service, change)).status).toBe(200);
    const remove = () => service.call('DELETE', `/blocks/${id}`);
    expect((await callWithDeadlock(service, remove)).status).toBe(204);
    expect(await service.count('blocks WHERE vehicle_id = $1', vehicleId)).toBe(0);
  });

  it('is added also if PostgreSQL has ended its first try as a deadlock', async () => {
    const { id: vehicleId } = await aCar(service).addVehicle();
    const { status } = await callWithDeadlock(service, () => block({ vehicleId }), 'occupancies');
    expect(status).toBe(201);
  });

  it('shows the driver of a ride that it has taken the vehicle off', async () => {
    const page = new DriverPageCalls(service);
    const driver = await page.addSignedIn('Without a car');
    const { id, vehicleId } = await aCar(service).ride('10:00');
    await page.assign(id, driver.id, { agreedByPhone: true });
    expect((await block({ vehicleId, releaseRides: true })).status).toBe(201);
    expect((await readBooking(id)).progress.unseenSince).not.toBeNull();
  });

  it('is deleted with its vehicle, which no ride has used', async () => {
    const { id: vehicleId } = await aCar(service).addVehicle();
    await block({ vehicleId });
    expect((await service.call('DELETE', `/vehicles/${vehicleId}`)).status).toBe(204);
    expect(await service.count('blocks WHERE vehicle_id = $1', vehicleId)).toBe(0);
  });

  it('comes before or after a ride that is booked at the same moment, never with it', async () => {
    const car = aCar(service);
    const { id: vehicleId } = await car.addVehicle();
    const [ride, blocked] = await Promise.all([
      car.place({ bookingTime: '10:00', expects: 'held' }),
      block({ vehicleId }),
    ]);
    expect([ride.status, blocked.status].toSorted((one, other) => one - other)).toEqual([201, 409]);
  });
});

describe('a block of a driver', () => {
  it('takes the driver off their rides, and prevents new ones', async () => {
    const [driver, ride] = [await aDriver(service), await aCar(service).ride('10:00')];
    const assign = (version: number) =>
      service.call('PUT', `/bookings/${ride.id}/driver`, { driverId: driver.id, version });
    await assign(1);
    const holiday = { driverId: driver.id, kind: 'holiday' };
    expect(codeOf(await block(holiday))).toBe('block.overRides');
    expect((await block({ ...holiday, releaseRides: true })).status).toBe(201);
    const { driver: present, vehicleId, version } = await readBooking(ride.id);
    expect([present, vehicleId]).toEqual([null, ride.vehicleId]);
    const { body } = await service.call('GET', `/bookings/${ride.id}/changes`);
    expect(bookingChangePage.parse(body).items[0]).toMatchObject({
      changedBy: service.adminId,
      changes: [{ field: 'driver', from: 'Anar', to: null }],
    });
    const { code, errors } = problem.parse((await assign(version)).body);
    const startsAt = '2099-05-01T05:00:00.000Z';
    expect([code, errors]).toMatchObject(['driver.busy', [{ params: { kind: 'block', startsAt } }]]);
    expect((await service.call('DELETE', `/drivers/${driver.id}`)).status).toBe(409);
  });

  it('leaves the driver to a ride that is given to them at the same moment', async () => {
    const [former, present] = [await aDriver(service), await aDriver(service)];
    const ride = await aCar(service).ride('10:00');
    const { status } = await service.call('PUT', `/bookings/${ride.id}/driver`, {
      driverId: former.id,
      version: 1,
    });
    expect(status).toBe(200);
    const give = () => storeHeld(service, ride.id, 'driver', present.id);
    const add = () => block({ driverId: former.id, releaseRides: true });
    expect((await callDuring(service, give, add)).status).toBe(201);
    expect((await readBooking(ride.id)).driver?.id).toBe(present.id);
  });

  it('needs an existing driver, an end after its start, and a reason for drivers', async () => {
    const unknown = { driverId: '0198c0de-0000-7000-8000-000000000099' };
    expect(codeOf(await block(unknown))).toBe('driver.notFound');
    const { body } = await block({ ...unknown, kind: 'repair', endsAt: morning.startsAt });
    expect(problem.parse(body).errors?.map(({ code }) => code)).toEqual([
      'kind.required',
      'endsAt.notAfterStart',
    ]);
    const ofBoth = await block({ ...unknown, vehicleId: unknown.driverId });
    expect(problem.parse(ofBoth.body).errors?.map(({ code }) => code)).toEqual(['vehicleId.exactlyOne']);
  });

  it('ends in a year that lists can show, in UTC too', async () => {
    const { id: driverId } = await aDriver(service);
    const beyond = { startsAt: '9999-12-31T09:00:00-12:00', endsAt: '9999-12-31T13:00:00-12:00' };
    const { body } = await block({ driverId, kind: 'holiday', ...beyond });
    expect(problem.parse(body).errors?.map(({ code }) => code)).toEqual(['endsAt.required']);
    expect((await service.call('GET', '/blocks')).status).toBe(200);
  });
});

describe('the working hours of a driver', () => {
  it('are replaced as a whole, each weekday once, on the version that was read [D1.13]', async () => {
    const { id } = await aDriver(service);
    const path = `/drivers/${id}/hours`;
    const monday = { weekday: 1, from: '09:00', until: '18:00' };
    const sunday = { weekday: 7, from: '20:00', until: '04:00' };
    expect((await service.call('GET', path)).body).toEqual({ hours: [], version: 0 });
    const saved = await service.call('PUT', path, { hours: [sunday, monday], version: 0 });
    expect([saved.status, saved.body]).toEqual([200, { hours: [monday, sunday], version: 1 }]);
    expect(codeOf(await service.call('PUT', path, { hours: [], version: 0 }))).toBe('record.stale');
    const [one, other] = await Promise.all(
      [1, 1].map((version) => service.call('PUT', path, { hours: [monday], version })),
    );
    expect(new Set([one?.status, other?.status])).toEqual(new Set([200, 409]));
    expect((await service.call('GET', path)).body).toEqual({ hours: [monday], version: 2 });
    // A gateway of the previous release sends no version.
    expect((await service.call('PUT', path, { hours: [monday] })).body).toEqual({
      hours: [monday],
      version: 3,
    });
    const twice = await service.call('PUT', path, { hours: [{ ...monday, until: '25:00' }] });
    expect(problem.parse(twice.body).errors?.map(({ code }) => code)).toEqual(['until.invalid']);
    const repeated = await service.call('PUT', path, { hours: [monday, monday] });
    expect(problem.parse(repeated.body).errors?.map(({ code }) => code)).toEqual(['hours.repeated']);
    expect(codeOf(await service.call('GET', '/drivers/0198c0de-0000-7000-8000-000000000099/hours'))).toBe(
      'driver.notFound',
    );
  });
});
