import { describe, expect, it } from '@jest/globals';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { bookingCommand, chosenExtra, offeredExtras } from '../../new-bookings/booking-command.fixture.js';
import { applyChange } from './ride-change.rules.js';

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

function withSeats(booking: BookingEntity, count: number): BookingEntity {
  const { car, service, tour } = bookingCommand();
  const request = { version: 1, extras: [chosenExtra('child_seat', count)] };
  applyChange(booking, { token: '', request, car, service, tour, offeredExtras }, today);
  return booking;
}

describe('the price of a ride whose extras its customer changes', () => {
  it.each([
    ['is that of the ride and of its extras', { totalPrice: 45, basePrice: 40 }, 2],
    ["has the ride's own price even if only the total was stored", { totalPrice: 45, basePrice: null }, 2],
  ])('%s', (_what, price, seats) => {
    expect(withSeats(seatedRide(price), seats)).toMatchObject({
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
  const { car, service, tour } = bookingCommand();
  const withLuggage = (luggageLarge: number) => {
    const booking = Object.assign(seatedRide({ totalPrice: 45, basePrice: 40 }), { luggageLarge: 3 });
    const small = car && { ...car, luggageLarge: 2 };
    applyChange(
      booking,
      { token: '', request: { version: 1, luggageLarge }, car: small, service, tour },
      today,
    );
    return booking.luggageLarge;
  };

  it('is limited to what the car takes now, or to what was agreed before', () => {
    expect(withLuggage(3)).toBe(3);
    expect(() => withLuggage(4)).toThrow('request.invalid');
  });
});
