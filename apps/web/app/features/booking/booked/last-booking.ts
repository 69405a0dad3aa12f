import type { PlacedBookingResponse, PlacedRide } from '@chauffeur/contracts/bookings/booking';
import { textFields, type TextFields } from '@chauffeur/contracts/in-language';
import { tabValue } from '../../../storage/tab-storage';

/** What the success page shows of a booking in whole, and a ride back is booked with. */
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
] as const satisfies readonly (keyof PlacedBookingResponse)[];

/** What the success page shows of a booking; nothing about the person. */
export type LastBooking = TextFields<PlacedBookingResponse, 'serviceName' | 'tourName'> &
  Pick<PlacedBookingResponse, 'referenceNumber' | 'carName' | 'bookingDate' | 'bookingTime' | 'totalPrice'> &
  // Unknown to a tab that booked before they were stored.
  Partial<Pick<PlacedBookingResponse, (typeof rideFields)[number]>> & {
    /** The ride back; null for a single ride. */
    returnBooking?: LastBooking | null;
  };

/** One ride, or two of a return trip. */
export function legsOf(booking: LastBooking): LastBooking[] {
  return booking.returnBooking ? [booking, booking.returnBooking] : [booking];
}

/** Whether every ride of the booking is confirmed at once. */
export function isConfirmed(booking: LastBooking): boolean {
  return legsOf(booking).every(({ status }) => status === 'confirmed');
}

/** Without a vehicle; without a time there is nothing to hold. */
export function isRequestOnly({ carHeld, bookingTime }: LastBooking): boolean {
  return carHeld === false && bookingTime !== null;
}

const lastBooking = tabValue<LastBooking>('last-booking');

export function storeLastBooking({ returnBooking, ...booking }: PlacedBookingResponse): void {
  lastBooking.write({ ...rideOf(booking), returnBooking: returnBooking && rideOf(returnBooking) });
}

function rideOf(booking: PlacedRide): LastBooking {
  const { referenceNumber, carName, bookingDate, bookingTime, totalPrice } = booking;
  const names = textFields(booking, 'serviceName', 'tourName');
  const ride = Object.fromEntries(rideFields.map((field) => [field, booking[field]]));
  return { referenceNumber, carName, ...names, bookingDate, bookingTime, totalPrice, ...ride };
}

/** The booking that this tab made last, or null. */
export const readLastBooking: () => LastBooking | null = lastBooking.read;
