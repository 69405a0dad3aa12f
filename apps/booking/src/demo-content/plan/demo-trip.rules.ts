import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { checkFlight } from '@chauffeur/contracts/bookings/flights/flight-check';
import type { DecidedBooking } from '../../new-bookings/rules/booking.rules.js';
import { demoFlights, demoHotels, demoOffices } from './demo-places.js';
import type { DemoWish } from './demo-wishes.js';
import type { SeededChoice } from './seeded-choice.js';

/** Returns where a ride begins and ends, with its flight if that is the airport. */
export function placesOf(choice: SeededChoice, { offer, direction }: DemoWish) {
  const hotel = choice.one(demoHotels);
  const flight = choice.one(demoFlights);
  if (direction === 'from_airport') {
    return place(airportLabel, hotel, direction, flight);
  }
  if (direction === 'to_airport') {
    return place(hotel, airportLabel, direction, choice.chance(0.6) ? flight : null);
  }
  return place(hotel, offer === 'businessTransfer' ? choice.one(demoOffices) : null);
}

function place(
  pickupLocation: string,
  dropoffLocation: string | null,
  airportDirection: DecidedBooking['airportDirection'] = null,
  flightNumber: string | null = null,
) {
  const noPlaces = { pickupPlaceId: null, dropoffPlaceId: null, pickupNote: null };
  return { pickupLocation, dropoffLocation, ...noPlaces, airportDirection, flightNumber };
}

/** An arriving guest is met when the flight lands. */
export function flightOf(
  { airportDirection, flightNumber }: ReturnType<typeof place>,
  bookingTime: string | null,
) {
  const flightTime = airportDirection === 'from_airport' ? bookingTime : null;
  const flightCheck = checkFlight({ airportDirection, flightNumber, flightTime, bookingTime });
  return { flightTime, flightCheck, signText: null };
}
