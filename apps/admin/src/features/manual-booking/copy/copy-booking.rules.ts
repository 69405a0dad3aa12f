import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { priceOfExtras } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { extraCodes } from '@chauffeur/contracts/pricing/extra-codes';
import { valuesOfBooking } from '../../../booking-fields/values-of-booking';
import { blankManualBooking, type ManualBookingForm } from '../manual-booking.rules';

/** How a booking is copied: as the same ride on another day, or as the ride back. */
export type CopyKind = 'duplicate' | 'return';

const wayBack = { to_airport: 'from_airport', from_airport: 'to_airport' } as const;

/** Whether the ride back can become a leg of the same trip. */
export function canHaveRideBack({ leg, status }: Pick<BookingResponse, 'leg' | 'status'>): boolean {
  return leg === null && status !== 'cancelled';
}

/** Returns the form of another ride of the same customer. Driver, payment and duration are decided again. */
export function copyOf(booking: BookingResponse, kind: CopyKind): ManualBookingForm {
  const { airportDirection, pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId } = booking;
  const copy: ManualBookingForm = {
    ...blankManualBooking(),
    ...valuesOfBooking(booking),
  };
  if (kind === 'return') {
    return {
      ...copy,
      returnOf: canHaveRideBack(booking) ? booking.id : null,
      totalPrice: priceWithoutStops(booking),
      bookingDate: booking.bookingDate,
      pickupLocation: dropoffLocation ?? '',
      pickupPlaceId: dropoffPlaceId,
      dropoffLocation: pickupLocation,
      dropoffPlaceId: pickupPlaceId,
      airportDirection: airportDirection ? wayBack[airportDirection] : '',
    };
  }
  return {
    ...copy,
    bookingTime: booking.bookingTime ?? '',
    pickupLocation,
    pickupPlaceId,
    pickupNote: booking.pickupNote ?? '',
    dropoffLocation: dropoffLocation ?? '',
    dropoffPlaceId,
    airportDirection: airportDirection ?? '',
    flightNumber: booking.flightNumber ?? '',
    flightTime: booking.flightTime ?? '',
    signText: booking.signText ?? '',
    stops: booking.stops,
  };
}

/** In USD, for the ride back, which begins without stops. */
function priceWithoutStops({ totalPrice, extras }: BookingResponse): number {
  const stopsUsd = priceOfExtras(extras.filter(({ code }) => code === extraCodes.stop));
  return Math.max(0, Math.round((totalPrice - stopsUsd) * 100) / 100);
}
