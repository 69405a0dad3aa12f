import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { chosenFromBooked } from '@chauffeur/contracts/bookings/prices/extra-lines';

/** Whom and what a booking is of, as its forms begin with it; date, places and length differ between them. */
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
