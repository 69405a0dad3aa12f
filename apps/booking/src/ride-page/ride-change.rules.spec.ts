import { describe, expect, it } from '@jest/globals';
import { BookingEntity } from '../bookings/booking.entity.js';
import { bookingCommand, chosenExtra, offeredExtras } from '../new-bookings/booking-command.fixture.js';
import { applyChange } from './ride-change.rules.js';

const today = '2099-04-01';

/** A ride with a child seat at $5. */
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
    ['has that of the ride also where only the total was stored', { totalPrice: 45, basePrice: null }, 2],
  ])('%s', (_what, price, seats) => {
    expect(withSeats(seatedRide(price), seats)).toMatchObject({
      basePrice: 40,
      extrasPrice: 10,
      totalPrice: 50,
      convertedPrice: 25,
    });
  });

  it('is still to be agreed where it was', () => {
    const booking = withSeats(seatedRide({ totalPrice: 0, basePrice: null }), 2);
    expect(booking).toMatchObject({ basePrice: null, extrasPrice: 10, totalPrice: 0, convertedPrice: 0 });
  });

  it('stays as agreed where the extras cost more than that', () => {
    const booking = withSeats(seatedRide({ totalPrice: 1, basePrice: null }), 0);
    expect(booking).toMatchObject({ basePrice: 1, extrasPrice: 0, totalPrice: 1, convertedPrice: 0.5 });
  });
});
