import { randomUUID } from 'node:crypto';
import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import {
  bookingDetailResponse,
  bookingResponse,
  type BookingDetailResponse,
} from '@chauffeur/contracts/bookings/booking';
import type { ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { bookingChanged } from '@chauffeur/contracts/events/booking-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { bookingCommand, chosenExtra, offeredExtras } from '../new-bookings/booking-command.fixture.js';
import { aCar, aDriver, callDuring, codeOf } from '../rides.fixture.js';
import { carLockKey } from '../rides/holds/choose-vehicle.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const read = async (id: string): Promise<BookingDetailResponse> =>
  bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
const move = (id: string, version: number, change: object) =>
  service.call('PATCH', `/bookings/${id}/schedule`, { version, ...change });
const moved = async (id: string, version: number, change: object) =>
  bookingDetailResponse.parse((await move(id, version, change)).body);
const confirmed = async (id: string) =>
  void (await service.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version: 1 }));
const conflictOf = ({ body }: { body: unknown }) => problem.parse(body).errors?.[0];

/** Two rides of one vehicle; staff have agreed to 20 minutes after the first one in place of 30. */
async function twoClose() {
  const car = aCar(service);
  const first = await car.ride('10:00');
  const second = await car.ride('12:00');
  await moved(second.id, 1, { bookingTime: '11:20', vehicleId: first.vehicleId, allowTightGap: true });
  return { first, second };
}

/** The ride's start and the end of its buffer, HH:MM in Baku. */
async function occupied(id: string): Promise<string[]> {
  const { rows } = await service.client.query<{ times: string[] }>(
    `SELECT ARRAY[to_char(lower(during) AT TIME ZONE 'Asia/Baku', 'HH24:MI'),
                  to_char(upper(during) AT TIME ZONE 'Asia/Baku', 'HH24:MI')] AS times
       FROM occupancies WHERE booking_id = $1`,
    [id],
  );
  return rows.flatMap(({ times }) => times);
}

async function timelineOf(id: string): Promise<ChangedField[][]> {
  const { rows } = await service.client.query<{ changes: ChangedField[] }>(
    'SELECT changes FROM booking_changes WHERE booking_id = $1 ORDER BY changed_at',
    [id],
  );
  return rows.map(({ changes }) => changes);
}

async function eventsOf(id: string) {
  const { rows } = await service.client.query<{ data: unknown }>(
    `SELECT payload AS data FROM outbox
      WHERE routing_key = $1 AND payload->'booking'->>'id' = $2 ORDER BY occurred_at`,
    [bookingChanged.routingKey, id],
  );
  return rows.map(({ data }) => bookingChanged.data.parse(data));
}

describe("a ride's flight, sign, luggage and stops", () => {
  const arrival = { flightNumber: 'TK 334', airportDirection: 'from_airport' };

  it('are edited with old and new values, and the flight is checked again', async () => {
    const stops = [{ text: 'Old City' }, { text: 'Nizami Street 10' }];
    const placed = await aCar(service).place({ bookingTime: '14:30', luggageSmall: 1, stops });
    const { id, flightCheck, stops: stored } = bookingResponse.parse(placed.body);
    expect({ flightCheck, stored }).toEqual({
      flightCheck: null,
      stored: stops.map(({ text }) => ({ text, placeId: null })),
    });
    const change = {
      ...arrival,
      flightTime: '16:00',
      signText: 'Mr Carter',
      luggageLarge: 50,
      stops: [stops[1], { text: ' ' }],
    };
    const details = await service.call('PATCH', `/bookings/${id}/details`, {
      request: { version: 1, ...change },
      car: null,
      service: null,
      tour: null,
    });
    expect(bookingDetailResponse.parse(details.body)).toMatchObject({
      ...change,
      stops: [{ text: 'Nizami Street 10', placeId: null }],
      flightCheck: 'timesDiffer',
      scheduleVersion: 2,
      version: 2,
    });
    const changes = [
      { field: 'airportDirection', from: null, to: 'from_airport' },
      { field: 'flightNumber', from: null, to: 'TK 334' },
      { field: 'flightTime', from: null, to: '16:00' },
      { field: 'signText', from: null, to: 'Mr Carter' },
      { field: 'stops', from: 'Old City; Nizami Street 10', to: 'Nizami Street 10' },
      { field: 'luggageLarge', from: 0, to: 50 },
    ];
    expect(await timelineOf(id)).toEqual([changes]);
    expect(await eventsOf(id)).toMatchObject([
      { booking: { stops: [{ text: 'Nizami Street 10' }] }, changes },
    ]);
    expect(await moved(id, 2, { bookingTime: '16:30' })).toMatchObject({
      flightCheck: 'ok',
      luggageSmall: 1,
    });
  });
});

describe('a ride that staff move', () => {
  it('has its new time, vehicle held, timeline and event', async () => {
    const car = aCar(service);
    const { id, vehicleId } = await car.ride('10:00');
    await confirmed(id);
    const after = await moved(id, 2, { bookingTime: '12:30', durationMinutes: 90 });
    expect(after).toMatchObject({
      bookingDate: '2099-05-01',
      startsAt: '2099-05-01T08:30:00.000Z',
      endsAt: '2099-05-01T10:00:00.000Z',
      vehicle: { id: vehicleId },
      scheduleVersion: 2,
      version: 3,
      problems: [],
    });
    const changes = [
      { field: 'bookingTime', from: '10:00', to: '12:30' },
      { field: 'durationMinutes', from: 60, to: 90 },
    ];
    expect(await timelineOf(id)).toEqual([changes]);
    expect(await eventsOf(id)).toMatchObject([
      { changes, changedBy: service.adminId, tellCustomer: true, vehicle: { id: vehicleId } },
    ]);
    // Its former time is free.
    expect((await car.ride('10:00')).vehicleId).toBe(vehicleId);
  });

  it('sends the customer an email if it is confirmed and ahead, unless staff choose otherwise [I-31]', async () => {
    const pending = await aCar(service).ride('10:00');
    await move(pending.id, 1, { bookingTime: '11:00' });
    await move(pending.id, 2, { bookingTime: '11:30', tellCustomer: true });
    const ofPast = await aCar(service).ride('10:00');
    await confirmed(ofPast.id);
    await move(ofPast.id, 2, { bookingTime: '11:00', tellCustomer: false });
    await move(ofPast.id, 3, { bookingDate: '2020-02-29' });
    await move(ofPast.id, 4, { bufferMinutes: 0, tellCustomer: true });
    expect((await eventsOf(pending.id)).map(({ tellCustomer }) => tellCustomer)).toEqual([false, true]);
    expect((await eventsOf(ofPast.id)).map(({ tellCustomer }) => tellCustomer)).toEqual([
      false,
      false,
      false,
    ]);
    expect(await timelineOf(ofPast.id)).toEqual([
      [{ field: 'bookingTime', from: '10:00', to: '11:00' }],
      [{ field: 'bookingDate', from: '2099-05-01', to: '2020-02-29' }],
      [{ field: 'bufferMinutes', from: 30, to: 0 }],
    ]);
  });

  it('is on a day of this century', async () => {
    const { id } = await aCar(service).ride('10:00');
    const rejected = await move(id, 1, { bookingDate: '0000-01-01' });
    expect([rejected.status, conflictOf(rejected)]).toEqual([
      400,
      { field: 'bookingDate', code: 'bookingDate.tooEarly' },
    ]);
  });

  it('is not changed by a move to its present time', async () => {
    const { id } = await aCar(service).ride('10:00');
    expect(await moved(id, 1, { bookingTime: '10:00', tellCustomer: true })).toMatchObject({ version: 1 });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('without a time holds nothing; with one in a full slot it is stored without a vehicle [I-17]', async () => {
    const car = aCar(service);
    const [held, untimed] = [await car.ride('10:00'), await car.ride(null)];
    expect(await moved(untimed.id, 1, { bookingTime: '10:00', vehicleId: 'any' })).toMatchObject({
      vehicle: null,
      vehicleId: null,
      problems: ['noVehicle'],
    });
    expect(await car.heldVehicles()).toBe(1);
    await moved(held.id, 1, { bookingTime: null });
    expect(await car.heldVehicles()).toBe(0);
    expect(await moved(untimed.id, 2, { vehicleId: 'any' })).toMatchObject({ problems: [] });
  });

  it('stays without a vehicle that staff took off, whatever else changes', async () => {
    const driver = await aDriver(service);
    const { id } = await aCar(service).ride('10:00');
    expect(await moved(id, 1, { vehicleId: null })).toMatchObject({ problems: ['noVehicle'] });
    await moved(id, 2, { bookingTime: '15:00', driverId: driver.id });
    await service.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version: 3 });
    expect(await read(id)).toMatchObject({ vehicle: null, driver: { id: driver.id } });
  });

  it('may have, and keeps, a vehicle of another car', async () => {
    const other = await aCar(service).addVehicle({ plate: `90-${String(Date.now()).slice(-6)}` });
    const { id } = await aCar(service).ride('10:00');
    await moved(id, 1, { vehicleId: other.id });
    await confirmed(id);
    const last = await moved(id, 2, { bookingTime: '13:00' });
    expect(last.vehicle).toMatchObject({ id: other.id });
    await service.client.query('UPDATE vehicles SET is_active = false WHERE id = $1', [other.id]);
    const third = await aCar(service).ride('10:00');
    expect(codeOf(await move(third.id, 1, { vehicleId: other.id }))).toBe('vehicle.inactive');
    expect(codeOf(await move(third.id, 1, { vehicleId: third.id }))).toBe('vehicle.notFound');
  });

  it('is rejected on a stale version: one of two who move it at once [I-20]', async () => {
    const { id } = await aCar(service).ride('10:00');
    const times = ['12:00', '14:00'];
    const answers = await Promise.all(times.map((bookingTime) => move(id, 1, { bookingTime })));
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual(['record.stale']);
  });
});

describe('a vehicle or driver that is not free', () => {
  it('rejects one of two rides that are moved to the same hour at once [I-21]', async () => {
    const car = aCar(service);
    await car.addVehicle({ label: '1' });
    const rides = [await car.ride('08:00'), await car.ride('16:00')];
    const answers = await Promise.all(rides.map(({ id }) => move(id, 1, { bookingTime: '12:00' })));
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual(['vehicle.busy']);
  });

  it.each([
    ['once', 'is tried again', 200],
    ['always', 'is rejected', 409],
  ])('that PostgreSQL %s ends as a deadlock %s [I-21]', async (times, _, status) => {
    const { id, referenceNumber } = await aCar(service).ride('10:00');
    const name = `deadlock_${times}`;
    await service.client.query(`CREATE SEQUENCE ${name}`);
    await service.client.query(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.booking_id = '${id}' AND (nextval('${name}') = 1 OR '${times}' = 'always') THEN
          RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01';
        END IF;
        RETURN NEW;
      END $$`);
    await service.client.query(
      `CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE ON occupancies FOR EACH ROW EXECUTE FUNCTION ${name}()`,
    );
    const answer = await move(id, 1, { bookingTime: '12:00' });
    await service.client.query(`DROP TRIGGER ${name} ON occupancies`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(status === 200 ? { referenceNumber } : { code: 'vehicle.busy' });
  });

  it('names the ride in the way, and allows a shorter gap only if the rides themselves do not overlap [I-18]', async () => {
    const driver = await aDriver(service);
    const [first, second] = [await aCar(service).ride('10:00'), await aCar(service).ride('10:30')];
    await moved(first.id, 1, { driverId: driver.id });
    const params = { reference: first.referenceNumber, bookingId: first.id, from: '10:00', until: '11:00' };
    const driverId = driver.id;
    for (const request of [{ driverId }, { driverId, allowTightGap: true }]) {
      expect(conflictOf(await move(second.id, 1, request))).toMatchObject({
        field: 'driverId',
        params: { ...params, kind: 'ride', tight: 0 },
      });
    }
    await moved(second.id, 1, { bookingTime: '11:10' });
    expect(conflictOf(await move(second.id, 2, { driverId }))).toMatchObject({
      code: 'driverId.busy',
      params: { ...params, tight: 1 },
    });
    expect(await moved(second.id, 2, { driverId, allowTightGap: true })).toMatchObject({
      driver: { id: driverId },
    });
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 10, version: 3 });
    const gap = { from: 30, to: 10 };
    expect((await timelineOf(first.id)).at(-1)).toEqual([{ field: 'bufferMinutes', ...gap }]);
    expect((await timelineOf(second.id)).at(-1)).toEqual([
      { field: 'driver', from: null, to: 'Anar' },
      { field: 'gapBefore', ...gap },
    ]);
    expect((await eventsOf(first.id)).at(-1)).toMatchObject({ tellCustomer: false });
  });

  it('is no longer urgent at another time, because staff know it', async () => {
    const { id } = await aCar(service).ride('10:00');
    await service.client.query('UPDATE bookings SET urgent = true WHERE id = $1', [id]);
    expect(await moved(id, 1, { durationMinutes: 90 })).toMatchObject({ urgent: true });
    expect(await moved(id, 2, { bookingTime: '12:00' })).toMatchObject({ urgent: false });
  });

  it('allows a shorter gap after a ride that is moved before another one too', async () => {
    const car = aCar(service);
    const { vehicleId } = await car.ride('12:00');
    const earlier = await car.ride('10:45');
    const rejected = await move(earlier.id, 1, { vehicleId });
    expect(conflictOf(rejected)).toMatchObject({ code: 'vehicleId.busy', params: { tight: 1 } });
    const after = await moved(earlier.id, 1, { vehicleId, allowTightGap: true });
    expect(after).toMatchObject({ bufferMinutes: 15, vehicle: { id: vehicleId } });
    // At another time it has its usual buffer again, even if it ends at the time when it began before.
    const elsewhere = await moved(earlier.id, 2, { bookingTime: '09:15' });
    expect(elsewhere).toMatchObject({ bookingTime: '09:15', bufferMinutes: 30, version: 3 });
    expect(await occupied(earlier.id)).toEqual(['09:15', '10:45']);
  });

  it('allows a shorter gap before a block too, even one that begins within a minute', async () => {
    const car = aCar(service);
    const { id: vehicleId } = await car.addVehicle();
    const times = { startsAt: '2099-05-01T11:10:40+04:00', endsAt: '2099-05-01T15:00:00+04:00' };
    expect((await service.call('POST', '/blocks', { vehicleId, kind: 'repair', ...times })).status).toBe(201);
    const { id } = await car.ride('08:00');
    const later = { bookingTime: '10:00', vehicleId, allowTightGap: true };
    expect(await moved(id, 1, later)).toMatchObject({ bufferMinutes: 10, vehicle: { id: vehicleId } });
  });

  it('is dated when it is made, even if it has waited for another change', async () => {
    const driver = await aDriver(service);
    const { id } = await aCar(service).ride('10:00');
    const { client } = service;
    let other: Date | undefined;
    const { status } = await callDuring(
      service,
      () => client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id]),
      () => move(id, 1, { bookingTime: '11:00', driverId: driver.id }),
      async () => {
        other = (await client.query<{ at: Date }>('SELECT clock_timestamp() AS at')).rows[0]?.at;
      },
    );
    expect(status).toBe(200);
    const { rows } = await client.query<{ at: Date }>(
      `SELECT changed_at AS at FROM booking_changes WHERE booking_id = $1
       UNION ALL SELECT assigned_at FROM driver_assignments WHERE booking_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(2);
    for (const { at } of rows) expect(at.getTime()).toBeGreaterThanOrEqual(other?.getTime() ?? Infinity);
  });

  it('allows no shorter gap if the other ride was moved at the same time', async () => {
    const driver = await aDriver(service);
    const [first, second] = [await aCar(service).ride('10:00'), await aCar(service).ride('11:10')];
    await moved(first.id, 1, { driverId: driver.id });
    const { client } = service;
    const { status } = await callDuring(
      service,
      () => client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [first.id]),
      () => move(second.id, 1, { driverId: driver.id, allowTightGap: true }),
      async () => {
        const later = "interval '3 hours'";
        await client.query(
          `UPDATE bookings SET starts_at = starts_at + ${later}, booking_time = '13:00' WHERE id = $1`,
          [first.id],
        );
        await client.query(
          `UPDATE occupancies SET during = tstzrange(lower(during) + ${later}, upper(during) + ${later})
            WHERE booking_id = $1`,
          [first.id],
        );
      },
    );
    expect(status).toBe(200);
    const rides = [await read(first.id), await read(second.id)];
    expect(rides.map((ride) => [ride.bufferMinutes, ride.driver?.id])).toEqual([
      [30, driver.id],
      [30, driver.id],
    ]);
    expect([await occupied(first.id), await occupied(second.id)]).toEqual([
      ['13:00', '14:30'],
      ['11:10', '12:40'],
    ]);
  });

  it('is stored with an entry for itself alone if the ride after it is deleted at the same time', async () => {
    const car = aCar(service);
    const [first, next] = [await car.ride('10:00'), await car.ride('12:00')];
    const lock = 'SELECT FROM bookings WHERE id = $1 FOR UPDATE';
    const { status } = await callDuring(
      service,
      () => service.client.query(lock, [next.id]),
      () => move(first.id, 1, { bookingTime: '10:40', vehicleId: next.vehicleId, allowTightGap: true }),
      () => service.client.query('DELETE FROM bookings WHERE id = $1', [next.id]),
    );
    expect(status).toBe(200);
    expect(await timelineOf(first.id)).toEqual([[{ field: 'bookingTime', from: '10:00', to: '10:40' }]]);
  });

  it('waits for the ride before it without locking the car, which that ride may need', async () => {
    const car = aCar(service);
    const first = await car.ride('10:00');
    const { vehicleId } = first;
    const second = await car.ride('12:00');
    const { client } = service;
    const { status } = await callDuring(
      service,
      () => client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [first.id]),
      () => move(second.id, 1, { bookingTime: '11:10', vehicleId, allowTightGap: true }),
      async () => {
        const lock = `SELECT pg_try_advisory_xact_lock(${carLockKey('$1')}) AS locked`;
        expect((await client.query(lock, [car.id])).rows).toEqual([{ locked: true }]);
      },
    );
    expect(status).toBe(200);
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 10, vehicle: { id: vehicleId } });
    expect(await read(second.id)).toMatchObject({ bookingTime: '11:10', vehicle: { id: vehicleId } });
  });

  it('restores the buffer of the ride before it when it is moved away, as far as the next one leaves room', async () => {
    const car = aCar(service);
    const first = await car.ride('10:00');
    const { vehicleId } = first;
    const second = await car.ride('12:00');
    const back = { bookingTime: '12:00', vehicleId: second.vehicleId };
    const closer = { bookingTime: '11:05', vehicleId, allowTightGap: true };
    await moved(second.id, 1, closer);
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 5, version: 2 });
    await moved(second.id, 2, back);
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 30, version: 3, vehicle: { id: vehicleId } });
    expect((await timelineOf(first.id)).at(-1)).toEqual([{ field: 'bufferMinutes', from: 5, to: 30 }]);
    expect((await eventsOf(first.id)).at(-1)).toMatchObject({ tellCustomer: false });

    await moved(second.id, 3, closer);
    await moved(second.id, 4, { bookingTime: '11:20', allowTightGap: true });
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 20 });
    await moved(second.id, 5, back);
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 30 });
  });

  it('retains the buffer that staff have entered', async () => {
    const { first, second } = await twoClose();
    await moved(first.id, 2, { bufferMinutes: 10 });
    await moved(second.id, 2, { bookingTime: '14:00' });
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 10 });
  });

  it('retains the buffer that staff enter with another time, even if it is the same as before', async () => {
    const { first } = await twoClose();
    await moved(first.id, 2, { bookingTime: '08:00', bufferMinutes: 20 });
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 20 });
  });

  it('has its shortened buffer, and then the usual one, after a change of its length is undone', async () => {
    const { first, second } = await twoClose();
    await moved(first.id, 2, { durationMinutes: 75, allowTightGap: true });
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 5 });
    await moved(first.id, 3, { durationMinutes: 60, allowTightGap: true });
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 20 });
    await moved(second.id, 2, { bookingTime: '14:00' });
    expect(await read(first.id)).toMatchObject({ bufferMinutes: 30 });
  });
});

describe('a booking that staff edit', () => {
  const edit = async (id: string, version: number, request: object, offer: object = {}) => {
    const body = { request: { version, ...request }, car: null, service: null, tour: null, ...offer };
    return service.call('PATCH', `/bookings/${id}/details`, body);
  };
  const edited = async (...args: Parameters<typeof edit>) =>
    bookingDetailResponse.parse((await edit(...args)).body);

  it('has the fields that were given, and retains the rest', async () => {
    const { id } = await aCar(service).ride('10:00');
    await confirmed(id);
    const request = {
      customerName: ' Rashad ',
      passengerCount: 9,
      specialRequests: '',
      dropoffLocation: 'Quba',
    };
    expect(await edited(id, 2, request)).toMatchObject({
      customerName: 'Rashad',
      preferredMessagingApp: 'whatsapp',
      passengerCount: 9,
      dropoffLocation: 'Quba',
      scheduleVersion: 2,
      version: 3,
    });
    expect(await timelineOf(id)).toEqual([
      [
        { field: 'customerName', from: 'Emily Carter', to: 'Rashad' },
        { field: 'passengerCount', from: 2, to: 9 },
        { field: 'dropoffLocation', from: 'Old City', to: 'Quba' },
      ],
    ]);
    expect(await eventsOf(id)).toMatchObject([{ tellCustomer: true }]);
    expect(codeOf(await edit(id, 2, request))).toBe('record.stale');
    expect(await edited(id, 3, { preferredMessagingApp: 'viber' })).toMatchObject({ scheduleVersion: 2 });
    expect((await eventsOf(id)).at(-1)).toMatchObject({ tellCustomer: false });
  });

  it('has places as long as their texts stay, and a note where exactly its customer waits', async () => {
    const [hotel, tower] = [
      { id: '0198c0de-0000-7000-8000-0000000000a1', texts: ['Hilton Baku', 'Отель Hilton'] },
      { id: '0198c0de-0000-7000-8000-0000000000a2', texts: ['Maiden Tower'] },
    ];
    const named = { pickupPlaceId: hotel.id, dropoffPlaceId: tower.id, pickupNote: ' Room 402 ' };
    const command = bookingCommand(named, { places: [hotel, tower] });
    const placed = bookingResponse.parse((await service.call('POST', '/bookings', command)).body);
    // No place, because the drop-off was entered as text.
    const stored = { pickupPlaceId: hotel.id, dropoffPlaceId: null, pickupNote: 'Room 402' };
    expect(placed).toMatchObject(stored);
    await confirmed(placed.id);
    expect(await edited(placed.id, 2, { pickupNote: 'Gate 2' })).toMatchObject({
      ...stored,
      pickupNote: 'Gate 2',
      scheduleVersion: 2,
    });
    expect(await eventsOf(placed.id)).toMatchObject([{ tellCustomer: true }]);
    const chosen = { dropoffLocation: 'Maiden Tower', dropoffPlaceId: tower.id };
    const after = await edited(placed.id, 3, { pickupLocation: 'Nizami 5', ...chosen }, { places: [tower] });
    expect(after).toMatchObject({ pickupPlaceId: null, dropoffPlaceId: tower.id });
  });

  it('gets the place that staff choose for an address of the same name, which no one is notified of', async () => {
    const ids = ['0198c0de-0000-7000-8000-0000000000a1', '0198c0de-0000-7000-8000-0000000000a2'] as const;
    const places = ids.map((id) => ({ id, texts: ['Old City'] }));
    const stopAt = (placeId: string | null) => ({ stops: [{ text: 'Old City', placeId }] });
    const { id } = bookingResponse.parse((await aCar(service).place(stopAt(null))).body);
    await confirmed(id);
    const end = { dropoffLocation: 'Old City', dropoffPlaceId: ids[0] };
    const first = await edited(id, 2, { ...end, ...stopAt(ids[0]) }, { places });
    expect(first).toMatchObject({ dropoffPlaceId: ids[0], version: 3, ...stopAt(ids[0]) });
    const other = await edited(id, 3, { ...end, dropoffPlaceId: ids[1] }, { places });
    expect(other).toMatchObject({
      dropoffPlaceId: ids[1],
      version: 4,
      scheduleVersion: first.scheduleVersion,
    });
    expect(await edited(id, 4, stopAt(ids[1]), { places })).toMatchObject({ version: 5, ...stopAt(ids[1]) });
    expect(await timelineOf(id)).toEqual([]);
    expect(await eventsOf(id)).toMatchObject(
      [0, 0, 0].map(() => ({ changes: [], reason: 'edit', tellCustomer: false })),
    );
  });

  it('gets a price in its own currency, at its own exchange rate, if none was agreed [I-34]', async () => {
    const car = aCar(service);
    const { body } = await car.place({ currency: 'EUR' });
    const { id } = body as { id: string };
    await service.client.query('UPDATE bookings SET exchange_rate = 0.92, total_price = 0 WHERE id = $1', [
      id,
    ]);
    expect(await edited(id, 1, { totalPrice: 60 })).toMatchObject({ totalPrice: 60, convertedPrice: 55.2 });
  });

  it('gets other extras, with their hours, at the total that staff agree on', async () => {
    const command = bookingCommand(
      { extras: [chosenExtra('child_seat'), chosenExtra('extra_hour')] },
      { offeredExtras },
    );
    const { body } = await service.call('POST', '/bookings', command);
    const { id } = bookingDetailResponse.omit({ history: true, assignments: true, driver: true }).parse(body);
    // By now the seat costs more, and the hour is no longer offered.
    const dearer = offeredExtras
      .filter(({ code }) => code !== 'extra_hour')
      .map((extra) => ({ ...extra, priceUsd: extra.priceUsd + 1 }));
    const extras = [chosenExtra('child_seat', 2), chosenExtra('extra_hour', 2)];
    const after = await edited(id, 1, { extras }, { offeredExtras: dearer });
    expect(after).toMatchObject({
      totalPrice: 65.5,
      extrasPrice: 50,
      basePrice: 15.5,
      durationMinutes: 180,
      version: 2,
    });
    expect(await timelineOf(id)).toEqual([
      [
        { field: 'durationMinutes', from: 120, to: 180 },
        {
          field: 'extras',
          from: { name: '1 × child seat, 1 × extra hour', nameRu: '1 × child seat, 1 × extra hour' },
          to: { name: '2 × child seat, 2 × extra hour', nameRu: '2 × child seat, 2 × extra hour' },
        },
      ],
    ]);
    const unknown = await edit(id, 2, { extras: [chosenExtra('extra_stop')] }, { offeredExtras: [] });
    expect(codeOf(unknown)).toBe('extras.notOffered');
    expect(await edited(id, 2, { extras: [] })).toMatchObject({
      extras: [],
      extrasPrice: 0,
      durationMinutes: 60,
    });
  });

  it('gets the length of another tour, and loses the fields of a transfer [I-32]', async () => {
    const transfer = { bookingTime: '10:00', airportDirection: 'to_airport', flightNumber: 'tk334' } as const;
    const placed = bookingResponse.parse((await aCar(service, 1, 'airport_transfer').place(transfer)).body);
    expect(placed).toMatchObject({
      airportDirection: 'to_airport',
      flightNumber: 'TK 334',
      totalPrice: 40.5,
    });
    const { id, serviceId } = placed;
    const tour = { id: serviceId, name: 'Gobustan', nameRu: 'Гобустан', durationHours: 5 };
    const after = await edited(id, 1, { tourId: serviceId }, { tour });
    expect(after).toMatchObject({
      serviceId: null,
      tourName: 'Gobustan',
      airportDirection: null,
      flightNumber: null,
      durationMinutes: 300,
      bufferMinutes: 60,
      totalPrice: 40.5,
    });
    expect((await timelineOf(id))[0]?.[0]).toEqual({
      field: 'offer',
      from: { name: 'City tour', nameRu: 'Экскурсия по городу' },
      to: { name: 'Gobustan', nameRu: 'Гобустан' },
    });
  });

  it('has the usual buffer of its new pickup and offer', async () => {
    const { id, serviceId } = await aCar(service).ride('10:00');
    const { service: usual } = bookingCommand();
    const transfer = { ...usual, id: randomUUID(), serviceType: 'airport_transfer' };
    const arrival = { serviceId: transfer.id, pickupLocation: airportLabel };
    expect(await edited(id, 1, arrival, { service: transfer })).toMatchObject({ bufferMinutes: 60 });
    const inTown = { serviceId, pickupLocation: 'Hilton Baku' };
    expect(await edited(id, 2, inTown, { service: usual })).toMatchObject({ bufferMinutes: 30 });
  });

  it('loses the flight and the sign of an arrival with another offer [I-32]', async () => {
    const arrival = {
      bookingTime: '15:00',
      airportDirection: 'from_airport',
      flightNumber: 'zz 1',
      flightTime: '14:30',
      signText: 'Mr Carter',
    } as const;
    const placed = bookingResponse.parse((await aCar(service, 1, 'airport_transfer').place(arrival)).body);
    expect(placed).toMatchObject({
      flightTime: '14:30',
      signText: 'Mr Carter',
      flightCheck: 'unknownAirline',
    });
    const { id, serviceId } = placed;
    const tour = { id: serviceId, name: 'Gobustan', nameRu: null, durationHours: 5 };
    expect(await edited(id, 1, { tourId: serviceId }, { tour })).toMatchObject({
      airportDirection: null,
      flightNumber: null,
      flightTime: null,
      signText: null,
      flightCheck: null,
    });
  });

  it('moves closer to the next ride with another tour only if staff agree to it', async () => {
    const car = aCar(service);
    const { id, serviceId, vehicleId } = await car.ride('10:00');
    const next = await car.ride('15:15');
    expect(next.vehicleId).toBe(vehicleId);
    const tour = { id: serviceId, name: 'Gobustan', nameRu: null, durationHours: 5 };
    const rejected = await edit(id, 1, { tourId: serviceId }, { tour });
    expect(conflictOf(rejected)).toMatchObject({ code: 'vehicleId.busy', params: { tight: 1 } });
    expect(await edited(id, 1, { tourId: serviceId, allowTightGap: true }, { tour })).toMatchObject({
      durationMinutes: 300,
      bufferMinutes: 15,
      vehicle: { id: vehicleId },
    });
  });

  it('has at most the usual buffer of another offer, if staff agreed to as short a buffer for the former one', async () => {
    const car = aCar(service);
    const { id, serviceId } = await car.ride('10:00');
    await car.ride('15:30');
    const tour = { id: serviceId, name: 'Gobustan', nameRu: null, durationHours: 5 };
    const close = await edited(id, 1, { tourId: serviceId, allowTightGap: true }, { tour });
    expect(close).toMatchObject({ bufferMinutes: 30 });
    const { service: usual } = bookingCommand();
    expect(await edited(id, 2, { serviceId }, { service: usual })).toMatchObject({ bufferMinutes: 30 });
  });

  it('gets another tour and the time for its length together, or neither', async () => {
    const car = aCar(service);
    const { id, serviceId, vehicleId } = await car.ride('10:00');
    await car.ride('13:00');
    await confirmed(id);
    const tour = { id: serviceId, name: 'Gobustan', nameRu: null, durationHours: 5 };
    const save = (schedule: object) =>
      service.call('PATCH', `/bookings/${id}`, {
        request: { version: 2, passengerCount: 3, tourId: serviceId, schedule },
        car: null,
        service: null,
        tour,
      });
    const rejected = await save({ bookingTime: '09:00' });
    expect(conflictOf(rejected)).toMatchObject({ code: 'vehicleId.busy', params: { tight: 0 } });
    expect(await read(id)).toMatchObject({
      tourId: null,
      passengerCount: 2,
      bookingTime: '10:00',
      version: 2,
    });
    const { body } = await save({ bookingTime: '06:00', durationMinutes: 240 });
    expect(bookingDetailResponse.parse(body)).toMatchObject({
      tourName: 'Gobustan',
      passengerCount: 3,
      startsAt: '2099-05-01T02:00:00.000Z',
      durationMinutes: 240,
      vehicle: { id: vehicleId },
      version: 3,
    });
    expect(await timelineOf(id)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('gets any free vehicle of another car at another time', async () => {
    const [car, full] = [aCar(service), aCar(service)];
    const taken = await full.ride('10:00');
    const { id } = await car.ride('10:00');
    const other = { id: full.id, name: 'Vito', capacity: 7, isAvailable: true };
    const { body } = await service.call('PATCH', `/bookings/${id}`, {
      request: { version: 1, carId: full.id, schedule: { bookingTime: '14:00' } },
      car: other,
      service: null,
      tour: null,
    });
    expect(bookingDetailResponse.parse(body)).toMatchObject({
      carName: 'Vito',
      vehicle: { id: taken.vehicleId },
      problems: [],
    });
  });

  it('gets any vehicle of another car, or none', async () => {
    const [car, full] = [aCar(service), aCar(service)];
    const taken = await full.ride('10:00');
    const { id } = await car.ride('10:00');
    const other = { id: full.id, name: 'Vito', capacity: 7, isAvailable: true };
    expect(await edited(id, 1, { carId: full.id }, { car: other })).toMatchObject({
      carName: 'Vito',
      vehicle: null,
      problems: ['noVehicle'],
    });
    expect((await read(taken.id)).vehicle).not.toBeNull();
    expect(codeOf(await edit(id, 2, { carId: id }))).toBe('car.notFound');
  });

  it('gets another car and another service of the same names', async () => {
    const { id, carName } = await aCar(service).ride(null);
    const { car, service: present } = bookingCommand();
    const [carId, serviceId] = [randomUUID(), randomUUID()];
    const offer = { car: { ...car, id: carId }, service: { ...present, id: serviceId } };
    const after = await edited(id, 1, { carId, serviceId }, offer);
    expect(after).toMatchObject({ version: 2, carId, carName, serviceId });
    const fields = (await timelineOf(id)).flat().map(({ field }) => field);
    expect(fields).toEqual(['car', 'offer']);
  });

  it('is rejected with a service and a tour, or neither', async () => {
    const { id } = await aCar(service).ride('10:00');
    for (const offer of [{ serviceId: null }, { serviceId: id, tourId: id }]) {
      expect(conflictOf(await edit(id, 1, offer))?.code).toBe('serviceId.exactlyOne');
    }
  });
});
