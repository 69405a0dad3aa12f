import { anyVehicle, manualBookingRequest, todayInBaku } from '@chauffeur/contracts';
import type { z } from 'zod';

/** The form as it is filled in; what is still open is ''. */
export type ManualBookingForm = z.input<typeof manualBookingRequest>;

/** A new form: one passenger, WhatsApp, English, today (specification, section 9). */
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
    vehicleId: anyVehicle,
    driverId: '',
    adminNotes: '',
    paymentReceived: false,
    paymentMethod: '',
    sendConfirmation: true,
  };
}
