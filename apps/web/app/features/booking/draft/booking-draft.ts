import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import type { BookedExtra, ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import type { RideQuestion } from './ride-questions';
import { homeCountry } from '@chauffeur/phone/home-country';
import type { DetailsInput } from './details-input';
import type { ReturnInput } from './return-ride';

/** The state of the wizard until a booking is sent. */
export interface BookingDraft {
  carId: string | null;
  /** At most one of service and tour is set. */
  serviceId: string | null;
  tourId: string | null;
  currency: CurrencyCode;
  details: DetailsInput;
  /** Null if no ride back is wanted. */
  returnRide: ReturnInput | null;
  extras: ChosenExtra[];
  /** If a ride is booked again, the extras that it had. */
  bookedExtras?: readonly Pick<BookedExtra, 'extraId' | 'name' | 'nameRu'>[];
  /** Questions answered in step 1. Step 2 asks them again only if an answer is invalid or the visitor wants to change it. */
  answeredAhead: RideQuestion[];
}

export const emptyDraft: BookingDraft = {
  carId: null,
  serviceId: null,
  tourId: null,
  currency: 'USD',
  details: {
    bookingDate: '',
    bookingTime: '',
    passengerCount: 1,
    airportDirection: '',
    flightNumber: '',
    flightTime: '',
    signText: '',
    luggageLarge: 0,
    luggageSmall: 0,
    stops: [],
    pickupLocation: '',
    pickupPlaceId: '',
    pickupNote: '',
    dropoffLocation: '',
    dropoffPlaceId: '',
    customerName: '',
    phoneCountry: homeCountry,
    customerPhone: '',
    preferredMessagingApp: 'whatsapp',
    customerEmail: '',
    specialRequests: '',
  },
  returnRide: null,
  extras: [],
  answeredAhead: [],
};

/** Sets the direction, clears both locations, and then fixes the airport's end. */
export function chooseDirection(details: DetailsInput, direction: AirportDirection): DetailsInput {
  return {
    ...details,
    airportDirection: direction,
    pickupLocation: direction === 'from_airport' ? airportLabel : '',
    pickupPlaceId: '',
    dropoffLocation: direction === 'to_airport' ? airportLabel : '',
    dropoffPlaceId: '',
  };
}

/** Returns whether a car and a service or tour are chosen, so that step 2 can open. */
export function isChoiceComplete(draft: BookingDraft): boolean {
  return draft.carId !== null && (draft.serviceId !== null || draft.tourId !== null);
}

/** Returns the numbers from 1 to the car's seats. */
export function passengerOptions(capacity: number): number[] {
  return Array.from({ length: capacity }, (_, index) => index + 1);
}
