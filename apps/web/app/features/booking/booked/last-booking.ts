import type { PlacedBookingResponse, PlacedRide } from '@chauffeur/contracts/bookings/booking';
import type { PlaceNames } from '@chauffeur/contracts/catalogue/places/place';
import { textFields, type TextFields } from '@chauffeur/contracts/languages/in-language';
import { tabValue } from '../../../storage/tab-storage';

/** Fields for the details on the success page, and for booking a ride back. */
const rideFields = [
  'id',
  'version',
  'updatedAt',
  'durationMinutes',
  'carId',
  'serviceId',
  'tourId',
  'passengerCount',
  'pickupLocation',
  'pickupPlaceId',
  'pickupNote',
  'dropoffLocation',
  'dropoffPlaceId',
  'airportDirection',
  'flightNumber',
  'flightTime',
  'luggageLarge',
  'luggageSmall',
  'stops',
  'currency',
  'convertedPrice',
  'exchangeRate',
  'basePrice',
  'extras',
  'status',
  'carHeld',
  'manyOpenRequests',
  'urgent',
] as const satisfies readonly (keyof PlacedBookingResponse)[];

/** A booking as the success page shows it, without personal data. */
export type LastBooking = TextFields<PlacedBookingResponse, 'serviceName' | 'tourName'> &
  Pick<PlacedBookingResponse, 'referenceNumber' | 'carName' | 'bookingDate' | 'bookingTime' | 'totalPrice'> &
  // Missing in bookings that an earlier release stored.
  Partial<Pick<PlacedBookingResponse, (typeof rideFields)[number]>> & {
    /** The ride back; null for a single ride. */
    returnBooking?: LastBooking | null;
    /** Names of its places, for a reader of another language than they were chosen in. */
    places?: readonly PlaceNames[];
  };

/** Returns one ride, or the two of a return trip. */
export function legsOf(booking: LastBooking): LastBooking[] {
  return booking.returnBooking ? [booking, booking.returnBooking] : [booking];
}

/** Returns whether every ride of the booking is confirmed. */
export function isConfirmed(booking: LastBooking): boolean {
  return legsOf(booking).every(({ status }) => status === 'confirmed');
}

/** Returns whether the ride is a request without a vehicle. Without a time, no vehicle is held anyway. */
export function isRequestOnly({ carHeld, bookingTime }: LastBooking): boolean {
  return carHeld === false && bookingTime !== null;
}

const lastBooking = tabValue<LastBooking>('last-booking');

export function storeLastBooking({ returnBooking, places, ...booking }: PlacedBookingResponse): void {
  lastBooking.write({
    ...rideOf(booking),
    places,
    returnBooking: returnBooking && { ...rideOf(returnBooking), places },
  });
}

function rideOf(booking: PlacedRide): LastBooking {
  const { referenceNumber, carName, bookingDate, bookingTime, totalPrice } = booking;
  const names = textFields(booking, 'serviceName', 'tourName');
  const ride = Object.fromEntries(rideFields.map((field) => [field, booking[field]]));
  return { referenceNumber, carName, ...names, bookingDate, bookingTime, totalPrice, ...ride };
}

/** Returns the last booking of this tab, or null. */
export const readLastBooking: () => LastBooking | null = lastBooking.read;
