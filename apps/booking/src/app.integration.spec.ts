import { randomInt, randomUUID } from 'node:crypto';
import { bookingDetailResponse, bookingResponse, placedTrip } from '@chauffeur/contracts/bookings/booking';
import type { CreateBookingRequest, PlaceBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMetrics, type RunningMetrics } from '@chauffeur/service-kit';
import { startBookingService, type RunningBookingService } from './booking-service.fixture.js';
import { bookingCommand, chosenExtra, offeredExtras } from './new-bookings/booking-command.fixture.js';
import { aCar } from './rides.fixture.js';

let service: RunningBookingService;
let metrics: RunningMetrics;
beforeAll(async () => {
  metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
  service = await startBookingService();
});
afterAll(async () => {
  await service.stop();
  await metrics.close();
});

const call: RunningBookingService['call'] = (...request) => service.call(...request);
const count: RunningBookingService['count'] = (...query) => service.count(...query);
const place = (command: PlaceBookingCommand) => call('POST', '/bookings', command);

/** A transfer from the airport and back, in a car that no other test uses unless `offer` names one. */
function transfer(
  request: Partial<CreateBookingRequest> = {},
  offer: Partial<PlaceBookingCommand> = {},
): PlaceBookingCommand {
  const { car, service: usual } = bookingCommand();
  const { request: _, ...others } = offer;
  const ownCar = offer.car ?? (car && { ...car, id: randomUUID() });
  const fields = {
    ...(ownCar ? { carId: ownCar.id } : {}),
    ...someone(),
    airportDirection: 'from_airport',
    flightNumber: 'TK 334',
    pickupLocation: null,
    returnRide: {
      bookingDate: '2099-05-04',
      bookingTime: '18:00',
      flightNumber: 'TK 335',
      pickupLocation: 'Hilton Baku',
    },
    ...request,
  };
  return bookingCommand(fields, {
    service: usual && { ...usual, serviceType: 'airport_transfer' },
    ...others,
    car: ownCar,
  });
}

/** A customer with no other open requests. */
const someone = () => ({
  customerEmail: `${randomUUID()}@example.com`,
  customerPhone: `+994 ${randomInt(500_000_000, 509_999_999)}`,
});

describe('booking service', () => {
  it('stores booking, history and event together [B3.2, B3.3, P3.15]', async () => {
    const { status, body } = await place(bookingCommand());
    expect(status).toBe(201);
    const booking = bookingResponse.parse(body);
    expect(booking).toMatchObject({
      status: 'pending',
      totalPrice: 40.5,
      carName: 'Toyota Camry',
      version: 1,
    });
    expect(await count('booking_history WHERE booking_id = $1', booking.id)).toBe(1);
    expect(await count("outbox WHERE payload->'booking'->>'id' = $1", booking.id)).toBe(1);
    const read = await call('GET', `/bookings/${booking.id}`);
    expect(bookingDetailResponse.parse(read.body).history).toMatchObject([
      { fromStatus: null, toStatus: 'pending', changedBy: 'customer' },
    ]);
  });

  it('counts a booking once, however often its request is repeated, and no rejected request', async () => {
    const accepted = async () => {
      const exposed = await (await fetch(metrics.address)).text();
      return Number(/^bookings_accepted_total\{source="site",service="booking"\} (\d+)$/m.exec(exposed)?.[1]);
    };
    const before = await accepted();
    const command = bookingCommand({}, { idempotencyKey: randomUUID() });
    await place(command);
    await place(command);
    await place(bookingCommand({ bookingDate: '2020-01-01' }));
    expect((await accepted()) - before).toBe(1);
  });

  it('reports rides that got no vehicle, and how often none was free', async () => {
    const value = async (name: string) => {
      const shown = new RegExp(`^${name}[{,]?.*service="booking"\\} (\\d+)$`, 'm');
      for (;;) {
        // A gauge that can't be read within 2 s is left out.
        const found = shown.exec(await (await fetch(metrics.address)).text())?.[1];
        if (found !== undefined) return Number(found);
      }
    };
    const without = await value('rides_without_vehicle');
    const conflicts = await value('hold_conflicts_total{kind="vehicle"');
    const car = aCar(service);
    for (const time of ['10:00', '10:30', null]) await car.ride(time);
    expect((await value('rides_without_vehicle')) - without).toBe(1);
    expect((await value('hold_conflicts_total{kind="vehicle"')) - conflicts).toBe(1);
  });

  it('makes one booking of a hundred submissions with the same key [I-5]', async () => {
    const command = bookingCommand({ customerName: 'Hundredfold' }, { idempotencyKey: randomUUID() });
    const responses = await Promise.all(Array.from({ length: 100 }, () => place(command)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await count("bookings WHERE customer_name = 'Hundredfold'")).toBe(1);
    expect(await count("outbox WHERE payload->'booking'->>'customerName' = 'Hundredfold'")).toBe(1);
  });

  it('gives a repeated key its first response after the offer was deleted, and rejects another body [D1.4]', async () => {
    const idempotencyKey = randomUUID();
    const first = await place(bookingCommand({}, { idempotencyKey }));
    const repeated = await place(bookingCommand({}, { idempotencyKey, car: null, priceUsd: 999 }));
    expect(repeated).toEqual(first);
    // Language or currency may have changed before the request is repeated after a lost response.
    const translated = await place(bookingCommand({ language: 'ru', currency: 'EUR' }, { idempotencyKey }));
    expect(translated).toEqual(first);
    const other = await place(bookingCommand({ customerName: 'Another Customer' }, { idempotencyKey }));
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotencyKey.reused' });
  });

  it('stores nothing of a rejected request', async () => {
    const idempotencyKey = randomUUID();
    const rejected = await place(
      bookingCommand({ customerName: 'Rejected', bookingDate: '2020-01-01' }, { idempotencyKey }),
    );
    expect(rejected.status).toBe(400);
    expect(rejected.body).toMatchObject({ errors: [{ field: 'bookingDate', code: 'bookingDate.past' }] });
    expect(await count("bookings WHERE customer_name = 'Rejected'")).toBe(0);
    const corrected = await place(bookingCommand({ customerName: 'Rejected' }, { idempotencyKey }));
    expect(corrected.status).toBe(201);
  });

  it('stores extras at their present price, and the hours that they add', async () => {
    const extras = [chosenExtra('child_seat', 2), chosenExtra('extra_hour')];
    const { body } = await place(
      bookingCommand({ extras, currency: 'AZN' }, { offeredExtras, ratePerUsd: 1.7 }),
    );
    const stored = bookingResponse.parse(body);
    expect(stored).toMatchObject({
      basePrice: 40.5,
      extrasPrice: 30,
      totalPrice: 70.5,
      convertedPrice: 119.85,
      durationMinutes: 120,
      extras: [
        { code: 'child_seat', name: 'child seat', unitPrice: 5, count: 2 },
        { code: 'extra_hour', unitPrice: 20, count: 1 },
      ],
    });
    const read = await call('GET', `/bookings/${stored.id}`);
    expect(bookingDetailResponse.parse(read.body).extras).toEqual(stored.extras);
  });

  it('charges for each stop of the ride, whatever number was sent [II-21]', async () => {
    const stops = [{ text: 'Old City' }, { text: ' ' }, { text: 'Flame Towers' }];
    const extras = [{ ...chosenExtra('extra_stop', 0), unitPrice: 0 }];
    const { body } = await place(bookingCommand({ extras, stops }, { offeredExtras }));
    expect(bookingResponse.parse(body)).toMatchObject({
      extras: [{ code: 'extra_stop', count: 2, unitPrice: 7 }],
      extrasPrice: 14,
      totalPrice: 54.5,
    });
  });

  it('leaves a price to be agreed at 0, with its extras separate [II-24]', async () => {
    const extras = [chosenExtra('child_seat')];
    const { body } = await place(bookingCommand({ extras }, { offeredExtras, priceUsd: null }));
    expect(bookingResponse.parse(body)).toMatchObject({ basePrice: null, extrasPrice: 5, totalPrice: 0 });
  });

  it('accepts the command of a gateway of the previous release, which lacks newer fields [II-37]', async () => {
    // Such a replica ignores fields that a newer page's request has.
    const {
      stops: _stops,
      extras: _extras,
      returnRide: _returnRide,
      ...request
    } = transfer({ expects: 'held' }).request;
    const { status, body } = await place({ ...transfer(), request: { ...request, ...someone() } });
    expect([status, body]).toMatchObject([
      201,
      {
        flightNumber: 'TK 334',
        flightTime: null,
        signText: null,
        luggageLarge: 0,
        luggageSmall: 0,
        stops: [],
        extras: [],
        pickupPlaceId: null,
        tripId: null,
        totalPrice: 40.5,
      },
    ]);
    expect(bookingResponse.parse(body).vehicleId).not.toBeNull();
  });

  it('rejects withdrawn extras, and more seats than passengers [II-22, II-23]', async () => {
    const withdrawn = await place(
      bookingCommand({ extras: [chosenExtra('child_seat')] }, { offeredExtras: [] }),
    );
    expect(withdrawn.body).toMatchObject({ status: 409, code: 'extras.notOffered' });
    const seats = await place(bookingCommand({ extras: [chosenExtra('child_seat', 3)] }, { offeredExtras }));
    expect(seats.body).toMatchObject({
      status: 400,
      errors: [{ field: 'extras', code: 'extras.seatsAbovePassengers' }],
    });
  });

  it('stores the ride back as a booking of its own, at its own price and of the same trip', async () => {
    const extras = [chosenExtra('child_seat')];
    const command = transfer({ extras, stops: [{ text: 'Old City' }] }, { offeredExtras });
    const { status, body } = await place(command);
    expect(status).toBe(201);
    const { returnBooking, ...there } = placedTrip.parse(body);
    expect(there).toMatchObject({ leg: 1, airportDirection: 'from_airport', totalPrice: 52.5 });
    expect(returnBooking).toMatchObject({
      leg: 2,
      tripId: there.tripId,
      status: 'pending',
      airportDirection: 'to_airport',
      bookingDate: '2099-05-04',
      bookingTime: '18:00',
      flightNumber: 'TK 335',
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Baku Airport (GYD)',
      stops: [],
      totalPrice: 45.5,
      customerEmail: there.customerEmail,
    });
    expect(returnBooking?.referenceNumber).not.toBe(there.referenceNumber);
    expect(await count("outbox WHERE payload->'booking'->>'tripId' = $1", there.tripId)).toBe(2);
    const read = await call('GET', `/bookings/${there.id}`);
    expect(bookingDetailResponse.parse(read.body).otherLeg).toMatchObject({
      id: returnBooking?.id,
      leg: 2,
      referenceNumber: returnBooking?.referenceNumber,
    });
  });

  it('makes one trip of many submissions with the same key [II-26]', async () => {
    const command = transfer({ customerName: 'There And Back' }, { idempotencyKey: randomUUID() });
    const responses = await Promise.all(Array.from({ length: 20 }, () => place(command)));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await count("bookings WHERE customer_name = 'There And Back'")).toBe(2);
    const { returnRide, ...single } = command.request;
    expect(returnRide).toBeTruthy();
    const other = await place({ ...command, request: single });
    expect(other.body).toMatchObject({ code: 'idempotencyKey.reused' });
  });

  it('stores nothing if the ride back gets no vehicle and the visitor was shown one [II-25]', async () => {
    const idempotencyKey = randomUUID();
    const command = transfer({ customerName: 'Full Return' }, { idempotencyKey });
    const { car } = command;
    await place(transfer({ returnRide: null, bookingDate: '2099-05-04', bookingTime: '18:30' }, { car }));
    const held = { ...command, request: { ...command.request, expects: 'held' as const } };
    const rejected = await place(held);
    expect(rejected.body).toMatchObject({
      status: 409,
      code: 'car.full',
      errors: [{ field: 'returnRide.bookingTime', code: 'bookingTime.full' }],
    });
    expect(await count("bookings WHERE customer_name = 'Full Return'")).toBe(0);
    // The rejection did not use up the key: sent as a request, the ride back is stored without a vehicle.
    const trip = placedTrip.parse((await place(command)).body);
    expect(trip.vehicleId).not.toBeNull();
    expect(trip.returnBooking?.vehicleId).toBeNull();
  });

  it('stores nothing if the trip costs more than the visitor was shown, and does not use up the key', async () => {
    const idempotencyKey = randomUUID();
    const command = transfer({ customerName: 'Dearer Trip' }, { idempotencyKey });
    const shown = (expectedPrice: number) =>
      place({ ...command, request: { ...command.request, expectedPrice } });
    expect((await shown(0)).body).toMatchObject({ code: 'ride.priceChanged' });
    const rejected = await shown(60);
    expect(rejected.body).toMatchObject({
      status: 409,
      code: 'ride.priceChanged',
      errors: [{ field: 'expectedPrice', params: { totalPrice: 81, returnPrice: 40.5 } }],
    });
    expect(await count("bookings WHERE customer_name = 'Dearer Trip'")).toBe(0);
    const trip = placedTrip.parse((await shown(81)).body);
    // The same request repeated after a lost response, with another price shown meanwhile.
    expect(placedTrip.parse((await shown(60)).body).id).toBe(trip.id);
    // A ride that has become cheaper is booked.
    const cheaper = transfer({ expectedPrice: 100 });
    expect((await place(cheaper)).status).toBe(201);
  });

  it('stores nothing if the price is now to be agreed, unless the visitor was shown that', async () => {
    const command = transfer({ customerName: 'Unpriced Trip' }, { priceUsd: null });
    const shown = (expectedPrice: number) =>
      place({ ...command, request: { ...command.request, expectedPrice } });
    expect((await shown(81)).body).toMatchObject({
      code: 'ride.priceChanged',
      errors: [{ field: 'expectedPrice', params: { totalPrice: 0 } }],
    });
    expect(await count("bookings WHERE customer_name = 'Unpriced Trip'")).toBe(0);
    expect(placedTrip.parse((await shown(0)).body).totalPrice).toBe(0);
  });

  it('takes the last vehicle of a car for one trip of three at once', async () => {
    const command = transfer({ expects: 'held' });
    const trips = await Promise.all(
      [1, 2, 3].map(() => place({ ...command, request: { ...command.request, ...someone() } })),
    );
    expect(trips.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await count('bookings WHERE car_id = $1', command.request.carId)).toBe(2);
  });

  it.each([
    [
      { bookingDate: '2099-05-01', bookingTime: '10:30' },
      'bookingDate',
      'returnRide.bookingDate.beforeOutbound',
    ],
    [{ bookingDate: '2020-01-01' }, 'bookingDate', 'bookingDate.past'],
    [{ bookingTime: '25:00' }, 'bookingTime', 'bookingTime.invalid'],
    [{ flightNumber: null }, 'flightNumber', 'flightNumber.required'],
  ])('rejects the ride back %j', async (fields, field, code) => {
    const command = transfer({ customerName: 'Wrong Return' });
    const returnRide = { ...command.request.returnRide, ...fields };
    const rejected = await place({ ...command, request: { ...command.request, returnRide } });
    expect(rejected.body).toMatchObject({ status: 400, errors: [{ field: `returnRide.${field}`, code }] });
    expect(await count("bookings WHERE customer_name = 'Wrong Return'")).toBe(0);
  });

  it('has no ride back for a tour of the city', async () => {
    const { request } = transfer();
    const rejected = await place(bookingCommand({ returnRide: request.returnRide }));
    expect(rejected.body).toMatchObject({ errors: [{ field: 'returnRide', code: 'returnRide.invalid' }] });
  });

  it('does not change the ride back if the ride there is cancelled, and leaves a single ride if it is deleted [II-26]', async () => {
    const { returnBooking, ...there } = placedTrip.parse((await place(transfer())).body);
    const cancelled = await call('PATCH', `/bookings/${there.id}/status`, {
      status: 'cancelled',
      version: there.version,
    });
    expect(cancelled.status).toBe(200);
    const backPath = `/bookings/${returnBooking?.id}`;
    const back = bookingDetailResponse.parse((await call('GET', backPath)).body);
    expect(back).toMatchObject({ status: 'pending', version: 1, otherLeg: { status: 'cancelled' } });
    await call('DELETE', `/bookings/${there.id}?version=${there.version + 1}`);
    const single = bookingDetailResponse.parse((await call('GET', backPath)).body);
    expect(single).toMatchObject({ otherLeg: null, tripId: null, leg: null, version: 1 });
  });

  it('lets no client in without the internal token', async () => {
    const rejected = await call('GET', '/bookings', undefined, { 'x-internal-token': 'guess' });
    expect(rejected.status).toBe(401);
    expect((await fetch(`${service.address}/health/ready`)).status).toBe(200);
  });
});
