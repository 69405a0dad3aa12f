import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { chosenFromBooked } from '@chauffeur/contracts/bookings/prices/extra-lines';

/** Returns the initial values that a booking's forms share; date, places and duration differ between them. */
export function valuesOfBooking(booking: BookingResponse) {
  return {
    customerName: booking.customerName,
    customerPhone: booking.customerPhone,
    customerEmail: booking.customerEmail,
    customerHasNoEmail: booking.customerEmail === '',
    preferredMessagingApp: booking.preferredMessagingApp,
    language: booking.language,
    carId: booking.carId,
    serviceId: booking.serviceId ?? '',
    tourId: booking.tourId ?? '',
    passengerCount: booking.passengerCount,
    luggageLarge: booking.luggageLarge,
    luggageSmall: booking.luggageSmall,
    specialRequests: booking.specialRequests ?? '',
    totalPrice: booking.totalPrice,
    extras: chosenFromBooked(booking.extras),
  };
}
