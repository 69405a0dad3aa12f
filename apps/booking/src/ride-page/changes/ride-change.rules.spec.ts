import type { ChangeRideCommand, ChangeRideRequest } from '@chauffeur/contracts/rides/change-ride';
import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { bookingCommand, chosenExtra, offeredExtras } from '../../new-bookings/booking-command.fixture.js';
import { applyChange, changesTrip, passesOtherLeg } from './ride-change.rules.js';

const today = '2099-04-01';

/** A ride with a child seat for $5. */
function seatedRide(price: {
  readonly totalPrice: number;
  readonly basePrice: number | null;
}): BookingEntity {
  const { extraId } = chosenExtra('child_seat');
  const seat = { extraId, code: 'child_seat', name: 'child seat', nameRu: null, unitPrice: 5, count: 1 };
  return Object.assign(new BookingEntity(), {
    airportDirection: null,
    passengerCount: 2,
    stops: [],
    extras: [seat],
    extrasPrice: 5,
    durationMinutes: null,
    exchangeRate: 0.5,
    convertedPrice: price.totalPrice / 2,
    ...price,
  });
}

/** Returns the booking after its customer's change. */
function changed(
  booking: BookingEntity,
  request: Partial<ChangeRideRequest>,
  command: Partial<ChangeRideCommand> = {},
): BookingEntity {
  const { car, service, tour } = bookingCommand();
  const fields = { token: '', car, service, tour, offeredExtras, ...command };
  applyChange(booking, { ...fields, request: { version: 1, ...request } }, today);
  return booking;
}

const withSeats = (booking: BookingEntity, count: number) =>
  changed(booking, { extras: [chosenExtra('child_seat', count)] });

/** A ride for $45 from a place that visitors choose, with one stop. */
const placeId = '0198c0de-0000-7000-8000-000000000001';
const stop = { text: 'Old City', placeId };
const storedRide = (fields: Partial<BookingEntity> = {}) =>
  Object.assign(seatedRide({ totalPrice: 45, basePrice: 40 }), {
    bookingDate: '2099-05-01',
    bookingTime: '10:30',
    pickupLocation: 'Hilton Baku',
    pickupPlaceId: placeId,
    dropoffLocation: 'Flame Towers',
    dropoffPlaceId: null,
    stops: [stop],
    flightNumber: null,
    luggageLarge: 0,
    ...fields,
  });

/** Returns the codes by which a change is rejected, by field; null if it is not. */
function rejectionOf(...change: Parameters<typeof changed>): Record<string, string> | null {
  try {
    changed(...change);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return Object.fromEntries(error.errors.map(({ field, code }) => [field, code]));
  }
  return null;
}

describe('the price of a ride whose extras its customer changes', () => {
  it.each([
    ['is that of the ride and of its extras', { totalPrice: 45, basePrice: 40 }, 2],
    ["has the ride's own price even if only the total was stored", { totalPrice: 45, basePrice: null }, 2],
  ])('%s', (_what, price, seats) => {
    expect(withSeats(seatedRide(price), seats)).toMatchObject({
      extras: [{ code: 'child_seat', count: seats }],
      basePrice: 40,
      extrasPrice: 10,
      totalPrice: 50,
      convertedPrice: 25,
    });
  });

  it('is still to be agreed if it was before', () => {
    const booking = withSeats(seatedRide({ totalPrice: 0, basePrice: null }), 2);
    expect(booking).toMatchObject({ basePrice: null, extrasPrice: 10, totalPrice: 0, convertedPrice: 0 });
  });

  it.each([1, 5])('stays as agreed if the extras cost that much or more: %d', (totalPrice) => {
    const booking = withSeats(seatedRide({ totalPrice, basePrice: null }), 0);
    expect(booking).toMatchObject({ basePrice: totalPrice, extrasPrice: 0, totalPrice });
  });

  it('is counted in cents, down to one', () => {
    // In binary fractions 69.1 * 100 is a little less than 6910.
    expect(withSeats(seatedRide({ totalPrice: 64.1, basePrice: 59.1 }), 2).totalPrice).toBe(69.1);
    expect(withSeats(seatedRide({ totalPrice: 5.01, basePrice: 0.01 }), 0).totalPrice).toBe(0.01);
  });

  it('includes another stop, and stays if only the number of passengers changes', () => {
    const stops = [{ text: 'Gobustan' }, { text: 'Old City' }];
    expect(changed(storedRide({ stops: [] }), { stops })).toMatchObject({ extrasPrice: 19, totalPrice: 59 });
    const three = changed(storedRide({ stops: [] }), { passengerCount: 3 });
    expect(three).toMatchObject({ passengerCount: 3, totalPrice: 45, extras: [{ count: 1 }] });
  });
});

describe('a change of a ride by its customer', () => {
  const airport = 'Heydar Aliyev International Airport';
  const elsewhere = { pickupLocation: 'Gobustan', dropoffLocation: 'Sheki' };

  it('is stored, and the rest stays', () => {
    expect(changed(storedRide(), { specialRequests: 'Two dogs' })).toMatchObject({
      specialRequests: 'Two dogs',
      pickupLocation: 'Hilton Baku',
      pickupPlaceId: placeId,
      stops: [stop],
    });
  });

  it('leaves the airport end of a transfer as booked', () => {
    expect(changed(storedRide(), elsewhere)).toMatchObject(elsewhere);
    const arrival = { airportDirection: 'from_airport', pickupLocation: airport } as const;
    expect(changed(storedRide(arrival), elsewhere)).toMatchObject({
      pickupLocation: airport,
      dropoffLocation: 'Sheki',
    });
    const departure = { airportDirection: 'to_airport', dropoffLocation: airport } as const;
    expect(changed(storedRide(departure), elsewhere)).toMatchObject({
      pickupLocation: 'Gobustan',
      dropoffLocation: airport,
    });
  });

  it('has a sign only for an arrival, and needs a flight number only for a transfer', () => {
    const signed = (airportDirection: BookingEntity['airportDirection']) =>
      changed(storedRide({ airportDirection }), { signText: 'Mr Carter' }).signText;
    expect([signed('from_airport'), signed('to_airport'), signed(null)]).toEqual(['Mr Carter', null, null]);
    const transfer = storedRide({ airportDirection: 'from_airport', flightNumber: 'TK 334' });
    expect(rejectionOf(transfer, { flightNumber: null })).toEqual({ flightNumber: 'flightNumber.required' });
    expect(rejectionOf(storedRide(), { flightNumber: null })).toBeNull();
  });

  it('stores a place with its own text, and removes it with another text', () => {
    const places = [{ id: placeId, texts: ['Gobustan'] }];
    const at = (pickupLocation: string, pickupPlaceId?: string) =>
      changed(storedRide({ pickupPlaceId: null }), { pickupLocation, pickupPlaceId }, { places })
        .pickupPlaceId;
    expect([at('Gobustan', placeId), at('Sheki', placeId)]).toEqual([placeId, null]);
    expect(changed(storedRide(), { pickupLocation: 'Sheki' }).pickupPlaceId).toBeNull();
  });

  it('retains the place of a stop that was stored, and of no other', () => {
    const stops = [{ text: 'Gobustan', placeId }, stop];
    expect(changed(storedRide(), { stops }).stops).toEqual([{ text: 'Gobustan', placeId: null }, stop]);
  });

  it('needs a time if the ride has one', () => {
    expect(rejectionOf(storedRide(), { bookingTime: null })).toEqual({ bookingTime: 'bookingTime.required' });
    expect(changed(storedRide(), { bookingTime: '12:00' }).bookingTime).toBe('12:00');
    expect(rejectionOf(storedRide({ bookingTime: null }), { bookingTime: null })).toBeNull();
  });

  it('is rejected without what a ride needs', () => {
    expect(rejectionOf(storedRide(), { pickupLocation: null })).toEqual({
      pickupLocation: 'pickupLocation.required',
    });
    expect(rejectionOf(withSeats(storedRide(), 2), { passengerCount: 1 })).toEqual({
      extras: 'extras.seatsAbovePassengers',
    });
  });

  it('has as many passengers as the car takes now, or as were agreed before', () => {
    const { car } = bookingCommand();
    const passengers = (agreed: number, passengerCount: number, of = car) =>
      rejectionOf(storedRide({ passengerCount: agreed }), { passengerCount }, { car: of });
    const tooMany = { passengerCount: 'passengerCount.aboveCapacity' };
    expect([passengers(2, 4), passengers(2, 5)]).toEqual([null, tooMany]);
    expect([passengers(6, 6), passengers(6, 7)]).toEqual([null, tooMany]);
    expect([passengers(1, 1, null), passengers(1, 2, null)]).toEqual([null, tooMany]);
  });
});

it('a change is one of the trip if it names a field of the trip', () => {
  const trip = (request: Partial<ChangeRideRequest>) => changesTrip({ request: { version: 1, ...request } });
  expect([trip({ specialRequests: 'Two dogs' }), trip({ stops: [] })]).toEqual([false, true]);
});

it('a leg of a trip passes the other one if it is moved beyond it, unless that is cancelled', () => {
  const at = (bookingTime: string) => ({ bookingDate: '2099-05-01', bookingTime });
  const passes = (leg: number, moved: string, other: string, status: BookingEntity['status'] = 'confirmed') =>
    passesOtherLeg({ ...at(moved), leg }, { ...at(other), status });
  expect([passes(1, '18:00', '17:00'), passes(1, '16:00', '17:00')]).toEqual([true, false]);
  expect([passes(2, '16:00', '17:00'), passes(2, '18:00', '17:00')]).toEqual([true, false]);
  expect(passes(1, '18:00', '17:00', 'cancelled')).toBe(false);
  expect(passesOtherLeg({ ...at('18:00'), leg: null }, null)).toBe(false);
});

it('a ride takes an hour more with an extra hour', () => {
  const longer = changed(storedRide({ durationMinutes: 60 }), { extras: [chosenExtra('extra_hour')] });
  expect(longer).toMatchObject({ durationMinutes: 120, extrasPrice: 27 });
});

it('a ride takes at least a quarter of an hour after its customer removes an extra hour', () => {
  const hour = {
    ...chosenExtra('extra_hour'),
    code: 'extra_hour',
    name: 'hour',
    nameRu: null,
    unitPrice: 20,
  };
  // Staff have shortened the ride.
  const booking = Object.assign(seatedRide({ totalPrice: 60, basePrice: 40 }), {
    durationMinutes: 45,
    extras: [hour],
  });
  expect(withSeats(booking, 0)).toMatchObject({ durationMinutes: 15, totalPrice: 40 });
});

describe('the luggage of a ride that its customer changes', () => {
  const { car } = bookingCommand();
  const small = car && { ...car, luggageLarge: 2 };
  const withLuggage = (luggageLarge: number) =>
    changed(storedRide({ luggageLarge: 3 }), { luggageLarge }, { car: small }).luggageLarge;

  it('is limited to what the car takes now, or to what was agreed before', () => {
    expect(withLuggage(3)).toBe(3);
    expect(() => withLuggage(4)).toThrow('request.invalid');
  });
});
