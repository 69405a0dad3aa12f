import { randomUUID } from 'node:crypto';
import { bookingDetailResponse, placedTrip } from '@chauffeur/contracts/bookings/booking';
import type {
  ManualBookingRequest,
  PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import type { ServiceKind } from '@chauffeur/contracts/catalogue/service';
import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { chosenExtra, offeredExtras } from '../new-bookings/booking-command.fixture.js';
import { aCar, aDriver } from '../rides.fixture.js';
import { manualBookingCommand } from './manual-booking-command.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const place = (command: PlaceManualBookingCommand) => service.call('POST', '/bookings/manual', command);

const returnRide = {
  bookingDate: '2099-05-04',
  bookingTime: '18:00',
  flightNumber: 'j28001',
  pickupLocation: 'Hilton Baku',
  dropoffLocation: 'Baku Airport (GYD)',
  stops: [{ text: 'Old City' }],
  totalPrice: 52,
};

/** An arrival and the ride back, in a car that no other test uses. */
function roundTrip(
  request: Partial<ManualBookingRequest> = {},
  { serviceType = 'airport_transfer' }: { serviceType?: ServiceKind } = {},
): PlaceManualBookingCommand {
  const car = aCar(service);
  const fields = {
    carId: car.id,
    bookingDate: '2099-05-01',
    bookingTime: '10:00',
    airportDirection: 'from_airport' as const,
    flightNumber: 'J2 8002',
    pickupLocation: 'Baku Airport (GYD)',
    dropoffLocation: 'Hilton Baku',
    signText: 'Carter family',
    pickupNote: 'Exit B',
    totalPrice: 45,
    returnRide: returnRide as ManualBookingRequest['returnRide'],
    ...request,
  };
  const command = manualBookingCommand(fields);
  return {
    ...command,
    car: command.car && { ...command.car, id: car.id },
    service: command.service && { ...command.service, serviceType, durationHours: 1 },
  };
}

describe('a manual booking with a ride back', () => {
  it('is two bookings of one trip, each with its own ride, price, number and event', async () => {
    const driver = await aDriver(service);
    const request = {
      driverId: driver.id,
      adminNotes: 'Called at noon',
      sendConfirmation: true,
      paymentReceived: true,
      durationMinutes: 90,
      extras: [chosenExtra('child_seat')],
    };
    const { status, body } = await place({ ...roundTrip(request), offeredExtras });
    expect(status).toBe(201);
    const { returnBooking, ...there } = placedTrip.parse(body);
    expect(there).toMatchObject({
      leg: 1,
      status: 'confirmed',
      isManual: true,
      totalPrice: 45,
      extrasPrice: 5,
      signText: 'Carter family',
      pickupNote: 'Exit B',
    });
    expect(there.tripId).toEqual(expect.any(String));
    expect(returnBooking).toMatchObject({
      leg: 2,
      tripId: there.tripId,
      status: 'confirmed',
      isManual: true,
      bookingDate: '2099-05-04',
      bookingTime: '18:00',
      airportDirection: 'to_airport',
      flightNumber: 'J2 8001',
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Baku Airport (GYD)',
      pickupNote: null,
      signText: null,
      stops: [{ text: 'Old City' }],
      durationMinutes: 90,
      totalPrice: 52,
      extrasPrice: 12,
      customerEmail: there.customerEmail,
    });
    expect(returnBooking?.vehicleId).not.toBeNull();
    const read = await service.call('GET', `/bookings/${returnBooking?.id}`);
    expect(bookingDetailResponse.parse(read.body)).toMatchObject({
      driver: null,
      otherLeg: { id: there.id, leg: 1, referenceNumber: there.referenceNumber },
      history: [{ fromStatus: null, toStatus: 'confirmed', changedBy: service.adminId }],
    });
    const { rows } = await service.client.query<{ payload: unknown }>(
      `SELECT payload FROM outbox WHERE routing_key = $1 AND payload->'booking'->>'tripId' = $2`,
      [bookingCreated.routingKey, there.tripId],
    );
    const events = rows.map(({ payload }) => bookingCreated.data.parse(payload));
    expect(events).toHaveLength(2);
    for (const event of events)
      expect(event).toMatchObject({ paymentReceived: true, sendConfirmation: true });
    expect(new Map(events.map((event) => [event.booking.leg, event.driver?.id]))).toEqual(
      new Map([
        [1, driver.id],
        [2, undefined],
      ]),
    );
  });

  it('is one trip, however often the button was pressed', async () => {
    const command = { ...roundTrip({ customerName: 'Trip pressed twice' }), idempotencyKey: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 10 }, () => place(command)));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await service.count("bookings WHERE customer_name = 'Trip pressed twice'")).toBe(2);
  });

  it('is not stored at all if the driver of the ride there is busy', async () => {
    const driver = await aDriver(service);
    expect((await place(roundTrip({ driverId: driver.id, returnRide: null }))).status).toBe(201);
    const rejected = await place(roundTrip({ driverId: driver.id, customerName: 'Busy driver' }));
    expect(rejected.body).toMatchObject({ status: 409, code: 'driver.busy' });
    expect(await service.count("bookings WHERE customer_name = 'Busy driver'")).toBe(0);
  });

  it('stores the ride back without a vehicle if none is free', async () => {
    const command = roundTrip();
    const back = { bookingDate: '2099-05-04', bookingTime: '18:30', returnRide: null };
    await place({ ...command, request: { ...command.request, ...back } });
    const trip = placedTrip.parse((await place(command)).body);
    expect(trip.vehicleId).not.toBeNull();
    expect(trip.returnBooking?.vehicleId).toBeNull();
  });

  it.each<[Partial<typeof returnRide>, { serviceType?: ServiceKind }, string, string]>([
    [
      { bookingDate: '2099-05-01', bookingTime: '10:00' },
      {},
      'returnRide.bookingDate',
      'returnRide.bookingDate.beforeOutbound',
    ],
    [{}, { serviceType: 'city_tour' }, 'returnRide', 'returnRide.invalid'],
    [{ pickupLocation: '' }, {}, 'returnRide.pickupLocation', 'pickupLocation.required'],
  ])('rejects the ride back %j %j, and then stores none', async (fields, offer, field, code) => {
    const command = roundTrip({ customerName: 'Wrong way back' }, offer);
    const request = { ...command.request, returnRide: { ...returnRide, ...fields } };
    const rejected = await place({ ...command, request } as PlaceManualBookingCommand);
    expect(rejected.body).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ code })]),
    });
    expect(JSON.stringify(rejected.body)).toContain(field);
    expect(await service.count("bookings WHERE customer_name = 'Wrong way back'")).toBe(0);
  });

  it('is linked once to a stored ride, whose vehicle counts as taken', async () => {
    const single = { ...roundTrip({ returnRide: null }), idempotencyKey: randomUUID() };
    const there = placedTrip.parse((await place(single)).body);
    expect([there.tripId, there.leg]).toEqual([null, null]);
    const wayBack = (fields: Partial<ManualBookingRequest>) => ({
      ...single,
      idempotencyKey: randomUUID(),
      request: { ...single.request, airportDirection: 'to_airport' as const, returnOf: there.id, ...fields },
    });
    const early = await place(wayBack({ bookingTime: '10:00' }));
    expect(early.body).toMatchObject({
      status: 400,
      errors: [{ field: 'bookingDate', code: 'returnRide.bookingDate.beforeOutbound' }],
    });
    const back = placedTrip.parse((await place(wayBack({ bookingTime: '10:30' }))).body);
    expect(back).toMatchObject({ leg: 2, returnBooking: null, vehicleId: null });
    const stored = async (id: string) =>
      bookingDetailResponse.parse((await service.call('GET', `/bookings/${id}`)).body);
    expect(await stored(there.id)).toMatchObject({
      tripId: back.tripId,
      leg: 1,
      version: there.version,
      otherLeg: { id: back.id, leg: 2 },
    });
    expect((await stored(back.id)).otherLeg).toMatchObject({ id: there.id, leg: 1 });
    for (const returnOf of [there.id, back.id, randomUUID()]) {
      const again = await place(wayBack({ bookingDate: '2099-05-04', returnOf }));
      expect(again.body).toMatchObject({
        status: 400,
        errors: [{ field: 'returnOf', code: 'returnOf.notPossible' }],
      });
    }
  });

  it('may be in the past', async () => {
    const earlier = { bookingDate: '2020-05-01', returnRide: { ...returnRide, bookingDate: '2020-05-02' } };
    const { status } = await place(roundTrip(earlier as Partial<ManualBookingRequest>));
    expect(status).toBe(201);
  });
});
