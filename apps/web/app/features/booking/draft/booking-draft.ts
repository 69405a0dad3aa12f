import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import type { BookedExtra, ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import type { CurrencyCode } from '@chauffeur/contracts/money/currency-codes';
import { changedQuestions, type RideQuestion } from './ride-questions';
import { homeCountry } from '@chauffeur/phone/home-country';
import type { DetailsInput } from './details-input';
import { withDetails, type ReturnInput } from './return-ride';

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

/** Does not change the number of passengers if the car has fewer seats: that is reported instead. */
export function chooseCar(draft: BookingDraft, car: { id: string }): BookingDraft {
  return { ...draft, carId: car.id };
}

export function clearCar(draft: BookingDraft): BookingDraft {
  return { ...draft, carId: null };
}

/** Chooses a service and clears the tour. */
export function chooseService(
  draft: BookingDraft,
  service: { id: string; serviceType: string },
): BookingDraft {
  const isAirportTransfer = service.serviceType === 'airport_transfer';
  const chosen = { ...draft, serviceId: service.id, tourId: null };
  return isAirportTransfer ? chosen : withoutTransfer(chosen);
}

/** Chooses a tour and clears the service. */
export function chooseTour(draft: BookingDraft, tour: { id: string }): BookingDraft {
  return withoutTransfer({ ...draft, serviceId: null, tourId: tour.id });
}

export function clearOffer(draft: BookingDraft): BookingDraft {
  return withoutTransfer({ ...draft, serviceId: null, tourId: null });
}

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

/** Applies details from step 1. Step 2 does not ask answered questions again, nor for passengers, whose default was shown. */
export function applyEarlyAnswers(draft: BookingDraft, details: DetailsInput): BookingDraft {
  const changed = changedQuestions(draft.details, details);
  if (changed.length === 0) return withDetails(draft, details);
  const answered = new Set<RideQuestion>([...draft.answeredAhead, ...changed, 'passengers']);
  return { ...withDetails(draft, details), answeredAhead: [...answered] };
}

/** Makes step 2 ask questions that were answered in step 1. */
export function reopenQuestions(draft: BookingDraft, questions: readonly RideQuestion[]): BookingDraft {
  const answeredAhead = draft.answeredAhead.filter((question) => !questions.includes(question));
  return { ...draft, answeredAhead };
}

/** Returns whether a car and a service or tour are chosen, so that step 2 can open. */
export function isChoiceComplete(draft: BookingDraft): boolean {
  return draft.carId !== null && (draft.serviceId !== null || draft.tourId !== null);
}

/** Returns the numbers from 1 to the car's seats. */
export function passengerOptions(capacity: number): number[] {
  return Array.from({ length: capacity }, (_, index) => index + 1);
}

const noFlight = { flightNumber: '', flightTime: '', signText: '' } as const;

/** Clears what only an airport transfer has, including the end that it fixed and the flight of the ride back. */
function withoutTransfer(draft: BookingDraft): BookingDraft {
  const { airportDirection, pickupLocation, dropoffLocation } = draft.details;
  const changed = withDetails(draft, {
    ...draft.details,
    airportDirection: '',
    ...noFlight,
    pickupLocation: airportDirection === 'from_airport' ? '' : pickupLocation,
    dropoffLocation: airportDirection === 'to_airport' ? '' : dropoffLocation,
  });
  const { returnRide } = changed;
  return { ...changed, returnRide: returnRide && { ...returnRide, flightNumber: '', flightTime: '' } };
}
