import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { manualBookingRequest } from '@chauffeur/contracts/bookings/manual-booking';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { z } from 'zod';

/** The form's values; '' for fields that are still empty. */
export type ManualBookingForm = z.input<typeof manualBookingRequest>;

export type ReturnRideForm = NonNullable<ManualBookingForm['returnRide']>;

type TripFields = Pick<
  ManualBookingForm,
  'pickupLocation' | 'pickupPlaceId' | 'dropoffLocation' | 'dropoffPlaceId' | 'totalPrice'
>;

/** Returns a new ride back, with the places of the ride there swapped and at its price. */
export function newReturnRide(there: TripFields): ReturnRideForm {
  const { totalPrice } = there;
  const places = swappedPlaces(there);
  return {
    bookingDate: '',
    bookingTime: '',
    flightNumber: '',
    flightTime: '',
    stops: [],
    totalPrice,
    ...places,
  };
}

/** Returns the places of the ride back: those of the ride there, swapped. */
export function swappedPlaces(there: Omit<TripFields, 'totalPrice'>) {
  return {
    pickupLocation: there.dropoffLocation ?? '',
    pickupPlaceId: there.dropoffPlaceId,
    dropoffLocation: there.pickupLocation,
    dropoffPlaceId: there.pickupPlaceId,
  };
}

/** The values of a new form: one passenger, WhatsApp, English, today (specification, section 9). */
export function blankManualBooking(): ManualBookingForm {
  return {
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    customerHasNoEmail: false,
    preferredMessagingApp: 'whatsapp',
    language: 'en',
    carId: '',
    serviceId: '',
    tourId: '',
    bookingDate: todayInBaku(),
    bookingTime: '',
    passengerCount: 1,
    pickupLocation: '',
    pickupPlaceId: null,
    pickupNote: '',
    dropoffLocation: '',
    dropoffPlaceId: null,
    airportDirection: '',
    flightNumber: '',
    flightTime: '',
    signText: '',
    luggageLarge: 0,
    luggageSmall: 0,
    stops: [],
    specialRequests: '',
    durationMinutes: undefined,
    bufferMinutes: undefined,
    totalPrice: 0,
    extras: [],
    returnRide: null,
    returnOf: null,
    vehicleId: anyVehicle,
    driverId: '',
    adminNotes: '',
    paymentReceived: false,
    paymentMethod: '',
    sendConfirmation: true,
  };
}
