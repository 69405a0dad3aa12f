import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingChangePage } from '@chauffeur/contracts/bookings/changes/booking-change';
import { bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import { dispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { problem } from '@chauffeur/contracts/http/problem';
import { rideChangeResponse, type ChangeRideRequest } from '@chauffeur/contracts/rides/change-ride';
import { rideResponse, type RideResponse } from '@chauffeur/contracts/rides/ride';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { LinkSecrets } from '@chauffeur/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../../booking-service.fixture.js';
import { bookingCommand, chosenExtra, offeredExtras } from '../../new-bookings/booking-command.fixture.js';
import { aCar, aDriver } from '../../rides.fixture.js';

let service: RunningBookingService;
const secrets = new LinkSecrets({ LINK_SECRET: 'link-secret-of-this-spec' });

beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());
beforeEach(() =>
  service.client.query(`
    DELETE FROM booking_rules; INSERT INTO booking_rules DEFAULT VALUES;
    UPDATE booking_rules SET horizon_days = 40000; DELETE FROM closed_periods`),
);

const rule = (assignments: string) => service.client.query(`UPDATE booking_rules SET ${assignments}`);
const problemOf = ({ body }: { body: unknown }) => problem.parse(body);

async function tokenOf(bookingId: string): Promise<string> {
  const { rows } = await service.client.query<{ link: { id: string; key: string } }>(
    `SELECT payload->'link' AS link FROM outbox
      WHERE payload->'booking'->>'id' = $1 AND payload->'link' IS NOT NULL LIMIT 1`,
    [bookingId],
  );
  const link = rows[0]?.link;
  return (link && secrets.tokenOf(link)) ?? '';
}

async function aRide({ confirmed = true, carOf = {} } = {}) {
  const car = aCar(service);
  const { id } = await car.ride('10:00');
  const token = await tokenOf(id);
  const read = async () => rideResponse.parse((await service.call('POST', '/rides/read', { token })).body);
  if (confirmed) await service.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version: 1 });
  const change = async (request: Partial<ChangeRideRequest>, shown?: RideResponse) => {
    const { car: booked, service: offer, tour } = bookingCommand();
    const { version } = shown ?? (await read());
    return service.call('POST', '/rides/change', {
      token,
      request: { version, ...request },
      car: { ...booked, ...carOf },
      service: offer,
      tour,
      offeredExtras,
      places: [],
    });
  };
  const preview = async (request: Partial<ChangeRideRequest>) =>
    rideChangeResponse.parse((await change({ ...request, dryRun: true })).body);
  return {
    id,
    car,
    token,
    read,
    change,
    preview,
    detail: async () => bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body),
    /** Whether detail, list and board mark it as changed by its customer. */
    isCustomerChange: async () => {
      const read = bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
      const { body: list } = await service.call('GET', `/bookings?search=${read.referenceNumber}`);
      const { body: board } = await service.call('GET', `/dispatch?from=${read.bookingDate}&days=1`);
      const listed = bookingPage.parse(list).items[0];
      const ride = dispatchBoard.parse(board).rides.find((shown) => shown.id === id);
      return [read, listed, ride].map((shown) => shown?.isCustomerChange);
    },
    heldFrom: async () => {
      const { rows } = await service.client.query<{ from: Date }>(
        'SELECT lower(during) AS from FROM occupancies WHERE booking_id = $1',
        [id],
      );
      return rows[0]?.from.toISOString();
    },
    startsIn: (hours: number) =>
      service.client.query(
        'UPDATE bookings SET starts_at = now() + make_interval(secs => $2::float8 * 3600) WHERE id = $1',
        [id, hours],
      ),
  };
}

describe('details that a customer changes', () => {
  it('are stored with a timeline entry, and an email if the ride is confirmed', async () => {
    const ride = await aRide();
    const changed = await ride.change({
      pickupNote: ' Gate 3 ',
      customerPhone: '+44 20 7946 0999',
      luggageLarge: 2,
    });
    expect(rideChangeResponse.parse(changed.body)).toMatchObject({
      isFree: true,
      ride: { pickupNote: 'Gate 3', luggageLarge: 2, status: 'confirmed', version: 3 },
    });
    expect((await ride.detail()).customerPhone).toBe('+442079460999');
    const { body } = await service.call('GET', `/bookings/${ride.id}/changes`);
    expect(bookingChangePage.parse(body).items[0]).toMatchObject({
      changedBy: 'customer',
      changes: [
        { field: 'customerPhone' },
        { field: 'luggageLarge', to: 2 },
        { field: 'pickupNote', to: 'Gate 3' },
      ],
    });
    expect(
      await service.count(
        `outbox WHERE routing_key = 'booking.changed.v1' AND payload->'booking'->>'id' = $1
            AND payload->>'tellCustomer' = 'true' AND payload->>'changedBy' = 'customer'`,
        ride.id,
      ),
    ).toBe(1);
  });

  it('are cleared if they are optional', async () => {
    const ride = await aRide();
    const given = { pickupNote: 'Gate 3', specialRequests: 'Water', luggageLarge: 2, luggageSmall: 1 };
    expect((await ride.change(given)).status).toBe(200);
    const none = { pickupNote: null, specialRequests: '', luggageLarge: null, luggageSmall: 0 };
    expect(rideChangeResponse.parse((await ride.change(none)).body).ride).toMatchObject({
      pickupNote: null,
      specialRequests: null,
      luggageLarge: 0,
      luggageSmall: 0,
    });
    const errorsOf = async (request: Partial<ChangeRideRequest>) =>
      problemOf(await ride.change(request)).errors?.map(({ code }) => code);
    expect(await errorsOf({ customerPhone: null })).toEqual(['customerPhone.required']);
    expect(await errorsOf({ preferredMessagingApp: null })).toEqual(['preferredMessagingApp.required']);
    for (const field of ['bookingDate', 'bookingTime', 'pickupLocation', 'dropoffLocation', 'passengerCount'])
      expect(await errorsOf({ [field]: null, dryRun: true })).toEqual([`${field}.required`]);
  });

  it('do not change the airport end of the ride as staff have written it', async () => {
    const ride = await aRide();
    const transfer = (direction: string, end: string) =>
      service.client.query(
        `UPDATE bookings SET airport_direction = $2, flight_number = 'J28', ${end} = 'Airport, VIP terminal'
          WHERE id = $1`,
        [ride.id, direction],
      );
    await transfer('from_airport', 'pickup_location');
    expect((await ride.change({ luggageSmall: 1, pickupLocation: 'Elsewhere', dryRun: true })).status).toBe(
      200,
    );
    expect((await ride.change({ luggageSmall: 1 })).status).toBe(200);
    const asEntered = { status: 'confirmed', luggageSmall: 1, pickupLocation: 'Airport, VIP terminal' };
    expect(await ride.detail()).toMatchObject({ ...asEntered, dropoffLocation: 'Old City' });
    await transfer('to_airport', 'dropoff_location');
    const wish = { luggageSmall: 2, dropoffLocation: 'Elsewhere', expectedPrice: 40.5 };
    expect((await ride.change(wish)).status).toBe(200);
    expect(await ride.detail()).toMatchObject({
      status: 'confirmed',
      luggageSmall: 2,
      dropoffLocation: 'Airport, VIP terminal',
    });
  });

  it('have the rules and messages of step 2', async () => {
    const ride = await aRide();
    const { status, body } = await ride.change({ customerPhone: '12', luggageSmall: -1 });
    expect([status, problem.parse(body).errors]).toEqual([
      400,
      [
        { field: 'customerPhone', code: 'customerPhone.invalid' },
        expect.objectContaining({ field: 'luggageSmall' }),
      ],
    ]);
    expect((await ride.read()).version).toBe(2);
  });

  it('name how many suitcases the car takes, even if it takes none', async () => {
    const none = await aRide({ carOf: { luggageLarge: 0 } });
    expect(problemOf(await none.change({ luggageLarge: 1 })).errors).toEqual([
      { field: 'luggageLarge', code: 'luggageLarge.aboveCapacity', params: { max: 0 } },
    ]);
    const unknown = await aRide({ carOf: { luggageLarge: null } });
    expect((await unknown.change({ luggageLarge: 10 })).status).toBe(200);
  });

  it('make the fifth open request hold what is now free, but not the sixth', async () => {
    const rides = [];
    for (let count = 0; count < 5; count += 1) rides.push(await aRide({ confirmed: false }));
    const [moved, , , , other] = rides;
    const ofOneCustomer = (ids: string[]) =>
      service.client.query(
        `UPDATE bookings SET customer_email = 'five@example.com', customer_phone = '+994501112233', urgent = true
          WHERE id = ANY($1)`,
        [ids],
      );
    await ofOneCustomer(rides.map(({ id }) => id));
    await service.client.query('DELETE FROM occupancies WHERE booking_id = ANY($1)', [
      [moved?.id, other?.id],
    ]);
    const later = { bookingTime: '12:00', expectedPrice: (await moved?.read())?.totalPrice ?? 0 };
    expect((await moved?.change(later))?.status).toBe(200);
    expect(await moved?.heldFrom()).toBe('2099-05-01T08:00:00.000Z');
    const { rows } = await service.client.query('SELECT urgent FROM bookings WHERE id = $1', [moved?.id]);
    expect(rows).toEqual([{ urgent: false }]);
    await ofOneCustomer([(await aRide({ confirmed: false })).id]);
    expect((await other?.change(later))?.status).toBe(200);
    expect(await other?.heldFrom()).toBeUndefined();
  });

  it('can change until 30 minutes before the start, the trip until so many hours before it', async () => {
    const ride = await aRide();
    await ride.startsIn(5.9);
    expect(problemOf(await ride.change({ passengerCount: 1, expectedPrice: 40.5 })).code).toBe(
      'ride.tooLate',
    );
    expect((await ride.change({ specialRequests: 'Water' })).status).toBe(200);
    await ride.startsIn(0.49);
    expect(problemOf(await ride.change({ specialRequests: null })).code).toBe('ride.tooLate');
  });
});

describe('a trip that a customer changes', () => {
  it('is previewed without effect, then moved at the price that was shown', async () => {
    const ride = await aRide();
    const before = await ride.heldFrom();
    const events = await service.count('outbox');
    const wish = {
      bookingTime: '15:00',
      passengerCount: 3,
      stops: [{ text: 'Museum' }],
      extras: [chosenExtra('child_seat')],
    };
    const previewed = await ride.preview(wish);
    expect(previewed).toMatchObject({
      isFree: true,
      ride: { bookingTime: '15:00', status: 'pending', version: 2, totalPrice: 52.5 },
    });
    expect([await ride.heldFrom(), (await ride.read()).bookingTime, await service.count('outbox')]).toEqual([
      before,
      '10:00',
      events,
    ]);
    const other = problemOf(await ride.change({ ...wish, expectedPrice: 40.5 }));
    expect([other.code, other.errors?.[0]?.params]).toEqual(['ride.priceChanged', { totalPrice: 52.5 }]);
    expect(problemOf(await ride.change(wish)).errors).toEqual([
      { field: 'expectedPrice', code: 'expectedPrice.required' },
    ]);
    const { body } = await ride.change({ ...wish, expectedPrice: 52.5 });
    expect(rideChangeResponse.parse(body).ride).toMatchObject({ bookingTime: '15:00', passengerCount: 3 });
    expect(await ride.heldFrom()).toBe('2099-05-01T11:00:00.000Z');
  });

  it('stays at the agreed price if its extras cost more than that', async () => {
    const ride = await aRide();
    const extras = [chosenExtra('child_seat')];
    const { totalPrice: expectedPrice } = (await ride.preview({ extras })).ride;
    expect((await ride.change({ extras, expectedPrice })).status).toBe(200);
    const { version } = await ride.read();
    const details = { request: { version, totalPrice: 1 }, car: null, service: null, tour: null };
    expect((await service.call('PATCH', `/bookings/${ride.id}/details`, details)).status).toBe(200);
    // A total of 0 would mean that the price is to be agreed.
    expect((await ride.preview({ extras: [] })).ride).toMatchObject({ extras: [], totalPrice: 1 });
    expect((await ride.change({ extras: [], expectedPrice: 1 })).status).toBe(200);
  });

  it('goes back to pending if staff confirm bookings, and stays confirmed if no check is needed', async () => {
    const ride = await aRide();
    expect((await ride.change({ passengerCount: 1, expectedPrice: 40.5 })).status).toBe(200);
    expect((await ride.read()).status).toBe('confirmed');
    await rule("booking_mode = 'instant'");
    await ride.change({ bookingTime: '12:00', expectedPrice: 40.5 });
    expect((await ride.read()).status).toBe('confirmed');
    await rule("booking_mode = 'request'");
    await ride.change({ dropoffLocation: 'Fountain Square', expectedPrice: 40.5 });
    const { status, history } = await ride.detail();
    expect([status, history.at(-1)?.changedBy]).toEqual(['pending', 'customer']);
    expect(await ride.isCustomerChange()).toEqual([true, true, true]);
    const { version } = await ride.detail();
    const path = `/bookings/${ride.id}/status`;
    await service.call('PATCH', path, { status: 'confirmed', version });
    await service.call('POST', `${path}/undo`, { version: version + 1 });
    expect(await ride.isCustomerChange()).toEqual([true, true, true]);
    await service.call('PATCH', path, { status: 'confirmed', version: version + 2 });
    await service.client.query(
      "UPDATE booking_history SET changed_at = changed_at - interval '1 minute' WHERE booking_id = $1",
      [ride.id],
    );
    await service.call('PATCH', path, { status: 'pending', version: version + 3 });
    // Pending by staff.
    expect(await ride.isCustomerChange()).toEqual([false, false, false]);
    const { rows } = await service.client.query(
      `SELECT payload->'booking'->>'status' AS status, payload->>'tellCustomer' AS "tellCustomer" FROM outbox
        WHERE routing_key = 'booking.changed.v1' AND payload->'booking'->>'id' = $1
          AND payload->'booking'->>'dropoffLocation' = 'Fountain Square'`,
      [ride.id],
    );
    expect(rows).toEqual([{ status: 'pending', tellCustomer: 'false' }]);
  });

  it('is rejected if no vehicle is free, which the preview says, and retains what it had [III-9]', async () => {
    const ride = await aRide();
    await ride.car.ride('15:00');
    const before = await ride.heldFrom();
    const otherTimes = ['13:30', '16:30', '13:00', '17:00'];
    expect(await ride.preview({ bookingTime: '15:00' })).toMatchObject({ isFree: false, otherTimes });
    const full = problemOf(await ride.change({ bookingTime: '15:00', expectedPrice: 40.5 }));
    expect([full.code, full.errors?.[0]?.params]).toEqual(['car.full', { otherTimes: otherTimes.join(',') }]);
    expect([await ride.heldFrom(), (await ride.read()).version]).toEqual([before, 2]);
  });

  it('is offered times at which the vehicle that staff assigned is free, even if it belongs to another car', async () => {
    const ride = await aRide();
    const other = aCar(service);
    const lent = await other.addVehicle();
    const { version } = await ride.read();
    await service.call('PATCH', `/bookings/${ride.id}/schedule`, { version, vehicleId: lent.id });
    await ride.car.ride('16:30');
    await other.ride('15:00');
    // Its own car has no free vehicle at 16:30.
    expect(await ride.preview({ bookingTime: '15:30' })).toMatchObject({
      isFree: false,
      otherTimes: ['15:00', '14:30', '16:30', '14:00'],
    });
  });

  it('takes another vehicle of the car, and keeps its driver only if he is free', async () => {
    const ride = await aRide();
    const driver = await aDriver(service);
    const { vehicleId } = await ride.detail();
    await service.call('PUT', `/bookings/${ride.id}/driver`, { driverId: driver.id, version: 2 });
    await ride.change({ bookingTime: '11:00', expectedPrice: 40.5 });
    expect((await ride.detail()).driver?.id).toBe(driver.id);
    const second = await ride.car.addVehicle();
    const other = aCar(service);
    const busy = await other.ride('18:00');
    await service.call('PUT', `/bookings/${busy.id}/driver`, { driverId: driver.id, version: 1 });
    await service.client.query(`UPDATE occupancies SET vehicle_id = $1 WHERE booking_id = $2`, [
      vehicleId,
      busy.id,
    ]);
    await ride.change({ bookingTime: '18:00', expectedPrice: 40.5 });
    expect(await ride.detail()).toMatchObject({ driver: null, vehicle: { id: second.id } });
  });

  it('starts when the terms allow it, and never too soon', async () => {
    const ride = await aRide();
    await rule('horizon_days = 30, lead_minutes = 1440');
    const far = problemOf(await ride.change({ bookingDate: '2099-06-01', expectedPrice: 40.5 }));
    expect(far.errors).toMatchObject([{ field: 'bookingDate', code: 'bookingDate.tooFar' }]);
    const soon = new Date(Date.now() + 8 * 3_600_000);
    const bookingTime = new Date(soon.getTime() + 4 * 3_600_000).toISOString().slice(11, 16);
    const tooSoon = problemOf(
      await ride.change({ bookingDate: todayInBaku(soon), bookingTime, expectedPrice: 40.5 }),
    );
    expect(tooSoon.errors).toMatchObject([{ code: 'bookingTime.tooSoon', params: { hours: 24 } }]);
    const untimed = problemOf(await ride.change({ bookingTime: null, expectedPrice: 40.5 }));
    expect(untimed.errors).toMatchObject([{ code: 'bookingTime.required' }]);
  });

  it('leaves the ride back of a trip after the ride there', async () => {
    const [there, back] = [await aRide(), await aRide()];
    await back.change({ bookingTime: '18:00', expectedPrice: 40.5 });
    await service.client.query(
      `UPDATE bookings SET trip_id = $1, leg = CASE id WHEN $1 THEN 1 ELSE 2 END WHERE id IN ($1, $2)`,
      [there.id, back.id],
    );
    const passes = [{ field: 'bookingDate', code: 'returnRide.bookingDate.beforeOutbound' }];
    const late = await there.change({ bookingTime: '18:00', dryRun: true });
    expect(problemOf(late).errors).toEqual(passes);
    const early = await back.change({ bookingTime: '10:00', expectedPrice: 40.5 });
    expect(problemOf(early).errors).toEqual(passes);
    expect((await back.change({ bookingTime: '14:00', expectedPrice: 40.5 })).status).toBe(200);
    await back.car.ride('11:30');
    const { otherTimes } = await back.preview({ bookingTime: '11:30' });
    expect(otherTimes).toEqual(['13:00', '13:30', '14:00', '14:30']);
    const { version } = await back.read();
    await service.call('PATCH', `/bookings/${back.id}/status`, { status: 'cancelled', version });
    expect((await there.change({ bookingTime: '19:00', expectedPrice: 40.5 })).status).toBe(200);
  });

  it('is rejected on a closed day with the reason in the language of the page, else of the booking [I-13]', async () => {
    const ride = await aRide();
    await service.client.query(`
      INSERT INTO closed_periods (starts_at, ends_at, reason, reason_ru, version)
      VALUES ('2099-06-01T00:00+04', '2099-06-02T00:00+04', 'Day off', 'Выходной', 1)`);
    const reasonIn = async (language?: 'ru') => {
      const wish = { bookingDate: '2099-06-01', dryRun: true, ...(language && { language }) };
      return problemOf(await ride.change(wish)).errors?.[0]?.params;
    };
    expect(await reasonIn('ru')).toEqual({ reason: 'Выходной' });
    expect(await reasonIn()).toEqual({ reason: 'Day off' });
  });

  it('makes the cancellation fee due until staff lift it [III-7]', async () => {
    const ride = await aRide();
    await ride.startsIn(20);
    expect((await ride.read()).cancellation?.feeUsd).toBe(20.25);
    await ride.change({ bookingDate: '2099-06-01', expectedPrice: 40.5 });
    const moved = await ride.read();
    expect(moved.cancellation?.feeUsd).toBe(20.25);
    expect(moved.feeDueSince).not.toBeNull();
    const details = {
      request: { version: moved.version, liftFee: true },
      car: null,
      service: null,
      tour: null,
    };
    const lifted = await service.call('PATCH', `/bookings/${ride.id}/details`, details);
    expect(bookingDetailResponse.parse(lifted.body).feeDueSince).toBeNull();
    expect((await ride.read()).cancellation?.feeUsd).toBe(0);
  });

  it('makes no fee due for a request that holds no vehicle', async () => {
    const ride = await aRide({ confirmed: false });
    await service.client.query('DELETE FROM occupancies WHERE booking_id = $1', [ride.id]);
    await ride.startsIn(20);
    expect((await ride.change({ bookingDate: '2099-06-01', expectedPrice: 40.5 })).status).toBe(200);
    expect((await ride.read()).feeDueSince).toBeNull();
  });

  it('is rejected once the ride has changed, or is over [III-8, III-10]', async () => {
    const ride = await aRide({ confirmed: false });
    const shown = await ride.read();
    const [changed, confirmed] = await Promise.all([
      ride.change({ bookingTime: '12:00', expectedPrice: 40.5 }, shown),
      service.call('PATCH', `/bookings/${ride.id}/status`, { status: 'confirmed', version: shown.version }),
    ]);
    expect(new Set([changed.status, confirmed.status])).toEqual(new Set([200, 409]));
    expect(problemOf(changed.status === 409 ? changed : confirmed).code).toBe('record.stale');
    const { version } = await ride.read();
    await service.call('PATCH', `/bookings/${ride.id}/status`, { status: 'cancelled', version });
    expect(problemOf(await ride.change({ pickupNote: 'Gate 3' })).code).toBe('ride.over');
  });
});
