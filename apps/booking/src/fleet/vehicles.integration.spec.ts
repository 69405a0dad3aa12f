import { setTimeout as pause } from 'node:timers/promises';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { offerRemoved } from '@chauffeur/contracts/events/catalogue-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { recordLimit } from '@chauffeur/contracts/http/record';
import { vehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { Outbox } from '@chauffeur/messaging';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { callWithDeadlock } from '../deadlock.fixture.js';
import { aCar, callDuring, codeOf, storeHeld } from '../rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

describe('vehicles', () => {
  it('are numbered unless they are named', async () => {
    const car = aCar(service);
    expect((await car.addVehicle()).label).toBe('1');
    expect((await car.addVehicle({ label: 'The white one' })).label).toBe('The white one');
    expect((await car.addVehicle()).label).toBe('2');
  });

  it('have a unique plate, however it is written [I-24]', async () => {
    const car = aCar(service);
    expect((await car.addVehicle({ plate: '90-aa-123' })).plate).toBe('90-AA-123');
    const again = await service.call('POST', '/vehicles', { carId: car.id, plate: '90 AA 123' });
    expect([again.status, codeOf(again)]).toEqual([409, 'vehicle.plateTaken']);
  });

  it('are not added, several at once either, beyond the max of a list', async () => {
    const [others, car] = [aCar(service), aCar(service)];
    const room = 2;
    await service.client.query(
      `INSERT INTO vehicles (car_id, label, version)
       SELECT $1, n, 1 FROM generate_series(1, $2::int - (SELECT count(*)::int FROM vehicles)) AS n`,
      [others.id, recordLimit - room],
    );
    const add = (count: number) => service.call('POST', '/vehicles', { carId: car.id, count });
    const rejected = await add(room + 1);
    expect([rejected.status, codeOf(rejected)]).toEqual([409, 'record.tooMany']);
    expect(await service.count('vehicles WHERE car_id = $1', car.id)).toBe(0);
    expect((await add(room)).status).toBe(201);
    await service.client.query('DELETE FROM vehicles WHERE car_id = $1', [others.id]);
  });

  it('are neither removed nor set inactive while rides are ahead of them [I-24]', async () => {
    const car = aCar(service);
    const vehicle = await car.addVehicle();
    await car.ride('10:00');
    const inactive = { carId: car.id, label: '1', isActive: false, version: vehicle.version };
    const rejected = await service.call('PUT', `/vehicles/${vehicle.id}`, inactive);
    expect([rejected.status, rejected.body]).toMatchObject([
      409,
      { code: 'vehicle.hasRides', errors: [{ params: { rides: 1 } }] },
    ]);
    const removed = await service.call('DELETE', `/vehicles/${vehicle.id}`);
    expect([removed.status, codeOf(removed)]).toEqual([409, 'vehicle.hasRides']);
  });

  it('are published with their rides ahead when they are changed, for the emails about them', async () => {
    const car = aCar(service);
    const vehicle = await car.addVehicle();
    const { id } = await car.ride('10:00');
    const corrected = { carId: car.id, label: '1', plate: '77-XX-077' };
    const update = (version: number, fields: object = {}) =>
      service.call('PUT', `/vehicles/${vehicle.id}`, { ...corrected, ...fields, version });
    await update(vehicle.version);
    // Emails do not contain these fields.
    expect((await update(vehicle.version + 1, { notes: 'New tyres' })).status).toBe(200);
    const { rows } = await service.client.query(
      `SELECT payload->'vehicle'->>'plate' AS plate FROM outbox
        WHERE routing_key = 'booking.changed.v1' AND payload->'booking'->>'id' = $1`,
      [id],
    );
    expect(rows).toEqual([{ plate: '77-XX-077' }]);
  });

  it('are not removed once they have driven a ride [I-24]', async () => {
    const car = aCar(service);
    const { id } = await car.addVehicle();
    const ride = await car.ride('10:00');
    await service.call('PATCH', `/bookings/${ride.id}/status`, {
      status: 'completed',
      version: ride.version,
    });
    const removed = await service.call('DELETE', `/vehicles/${id}`);
    expect([removed.status, codeOf(removed)]).toEqual([409, 'vehicle.hasRides']);
  });

  it('report each change, so that caches and screens follow', async () => {
    const reported = () =>
      service.count(
        "outbox WHERE routing_key = 'schedule.changed.v1' AND payload ->> 'parts' = '[\"vehicles\"]'",
      );
    const before = await reported();
    const { id } = await aCar(service).addVehicle();
    await service.call('DELETE', `/vehicles/${id}`);
    expect(await reported()).toBe(before + 2);
  });

  it('take no rides while they are inactive', async () => {
    const car = aCar(service);
    const { id, version } = await car.addVehicle();
    const changed = await service.call('PUT', `/vehicles/${id}`, { carId: car.id, isActive: false, version });
    expect(vehicleResponse.parse(changed.body)).toMatchObject({ label: '1', isActive: false });
    expect((await car.ride('10:00')).vehicleId).toBeNull();
  });

  it('lose a past ride that is moved ahead once they are inactive', async () => {
    const car = aCar(service);
    const [{ id, version }, other] = [await car.addVehicle(), await car.addVehicle()];
    const ride = await car.ride('10:00');
    const move = async (change: object) =>
      bookingDetailResponse.parse(
        (await service.call('PATCH', `/bookings/${ride.id}/schedule`, change)).body,
      );
    const past = await move({ version: ride.version, bookingDate: '2026-01-05' });
    expect(past.vehicle?.id).toBe(id);
    const set = await service.call('PUT', `/vehicles/${id}`, { carId: car.id, isActive: false, version });
    expect(set.status).toBe(200);
    const still = await move({ version: past.version, bookingDate: '2026-01-06' });
    expect(still.vehicle?.id).toBe(id);
    const named = { version: still.version, bookingDate: '2099-05-01', vehicleId: id };
    const rejected = await service.call('PATCH', `/bookings/${ride.id}/schedule`, named);
    expect(problem.parse(rejected.body).code).toBe('vehicle.inactive');
    const ahead = await move({ version: still.version, bookingDate: '2099-05-01' });
    expect(ahead.vehicle?.id).toBe(other.id);
  });

  it('can be added several at once, without a label and plate of their own', async () => {
    const car = aCar(service);
    await car.addVehicle({ count: 3, colour: 'white' });
    const of = await service.count("vehicles WHERE car_id = $1 AND label IN ('1', '2', '3')", car.id);
    expect(of).toBe(3);
    const named = { carId: car.id, count: 2, plate: '10-ZZ-001' };
    const { body } = await service.call('POST', '/vehicles', named);
    expect(problem.parse(body).errors?.map(({ code }) => code)).toEqual(['plate.ofOneAlone']);
    expect((await service.call('POST', '/vehicles', { carId: car.id, count: 51 })).status).toBe(400);
  });

  it('are added once for an idempotency key, even if several', async () => {
    const car = aCar(service);
    const request = { carId: car.id, count: 3 };
    const add = () => service.call('POST', '/vehicles', request, { 'idempotency-key': car.id });
    const first = await add();
    expect([first.status, await add()]).toEqual([201, first]);
    expect(await service.count('vehicles WHERE car_id = $1', car.id)).toBe(3);
  });

  it('are taken off the rides ahead and set inactive in one step', async () => {
    const car = aCar(service);
    const { id, version } = await car.addVehicle();
    const ride = await car.ride('10:00');
    const change = { carId: car.id, isActive: false, releaseRides: true, version };
    const changed = await service.call('PUT', `/vehicles/${id}`, change);
    expect(vehicleResponse.parse(changed.body)).toMatchObject({ isActive: false });
    expect(await service.count('bookings WHERE id = $1 AND vehicle_id IS NULL', ride.id)).toBe(1);
    expect(await car.heldVehicles()).toBe(0);
    expect((await service.call('DELETE', `/vehicles/${id}`)).status).toBe(204);
  });

  it('are set inactive without a ride that is moved to another vehicle at the same moment', async () => {
    const car = aCar(service);
    const [{ id, version }, other] = [await car.addVehicle(), await car.addVehicle()];
    const ride = await car.ride('10:00');
    expect(ride.vehicleId).toBe(id);
    const move = () => storeHeld(service, ride.id, 'vehicle', other.id);
    const change = { carId: car.id, isActive: false, releaseRides: true, version };
    const set = () => service.call('PUT', `/vehicles/${id}`, change);
    expect((await callDuring(service, move, set)).status).toBe(200);
    expect(await service.count('bookings WHERE id = $1 AND vehicle_id = $2', ride.id, other.id)).toBe(1);
    expect(await car.heldVehicles()).toBe(1);
  });

  it('are set inactive or booked at the same moment without a failure', async () => {
    const car = aCar(service);
    const { id, version } = await car.addVehicle();
    const [changed, ride] = await Promise.all([
      service.call('PUT', `/vehicles/${id}`, { carId: car.id, isActive: false, version }),
      car.place({ bookingTime: '10:00', expects: 'held' }),
    ]);
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([changed.status, ride.status]);
  });

  it('are all added even if PostgreSQL ends the first attempt as a deadlock', async () => {
    const car = aCar(service);
    const add = () => service.call('POST', '/vehicles', { carId: car.id, count: 3 });
    expect((await callWithDeadlock(service, add)).status).toBe(201);
    expect(await service.count("vehicles WHERE car_id = $1 AND label IN ('1', '2', '3')", car.id)).toBe(3);
  });

  it('take no more rides once their car is removed from the catalogue', async () => {
    const car = aCar(service);
    const { id } = await car.addVehicle();
    const removed = { offers: [{ kind: 'car' as const, id: car.id }] };
    // Only booking's reaction: pricing does not run here, so the event would stay unpublished.
    const event = { ...offerRemoved, reactions: ['booking.retire-vehicles'] };
    await service.dataSource.transaction((manager) => new Outbox().add(manager, event, removed));
    while ((await service.count('vehicles WHERE id = $1 AND is_active', id)) > 0) await pause(20);
    expect((await car.ride('10:00')).vehicleId).toBeNull();
  });
});
