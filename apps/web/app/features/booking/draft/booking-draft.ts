import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import type { BookedExtra, ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import type { CurrencyCode } from '@chauffeur/contracts/currency-codes';
import { changedQuestions, type RideQuestion } from './ride-questions';
import { homeCountry } from '@chauffeur/phone/home-country';
import type { DetailsInput } from './details-input';
import { withDetails, type ReturnInput } from './return-ride';

/** All that the wizard knows before a booking is sent. */
export interface BookingDraft {
  carId: string | null;
  /** At most one of service and tour is set. */
  serviceId: string | null;
  tourId: string | null;
  currency: CurrencyCode;
  details: DetailsInput;
  /** Null where no ride back is wanted. */
  returnRide: ReturnInput | null;
  /** What is to be booked beside the ride. */
  extras: ChosenExtra[];
  /** The names of those that the ride had of which this is a further booking. */
  bookedExtras?: readonly Pick<BookedExtra, 'extraId' | 'name' | 'nameRu'>[];
  /** What was answered in step 1: step 2 asks for it again only where it is invalid, or where a visitor wants to change it. */
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

/** The number of passengers stays as it was entered, also where the car has fewer seats: then it is reported. */
export function chooseCar(draft: BookingDraft, car: { id: string }): BookingDraft {
  return { ...draft, carId: car.id };
}

export function clearCar(draft: BookingDraft): BookingDraft {
  return { ...draft, carId: null };
}

/** Choosing a service clears a chosen tour. */
export function chooseService(
  draft: BookingDraft,
  service: { id: string; serviceType: string },
): BookingDraft {
  const isAirportTransfer = service.serviceType === 'airport_transfer';
  const chosen = { ...draft, serviceId: service.id, tourId: null };
  return isAirportTransfer ? chosen : withoutTransfer(chosen);
}

/** Choosing a tour clears a chosen service. */
export function chooseTour(draft: BookingDraft, tour: { id: string }): BookingDraft {
  return withoutTransfer({ ...draft, serviceId: null, tourId: tour.id });
}

export function clearOffer(draft: BookingDraft): BookingDraft {
  return withoutTransfer({ ...draft, serviceId: null, tourId: null });
}

/** Changing the direction clears both locations; then the airport's end is fixed. */
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

/** What a visitor answers in step 1 is not asked again in step 2; the number of passengers, which has a default, was seen with it. */
export function answerAhead(draft: BookingDraft, details: DetailsInput): BookingDraft {
  const changed = changedQuestions(draft.details, details);
  if (changed.length === 0) return withDetails(draft, details);
  const answered = new Set<RideQuestion>([...draft.answeredAhead, ...changed, 'passengers']);
  return { ...withDetails(draft, details), answeredAhead: [...answered] };
}

/** Asks in step 2 what was answered in step 1. */
export function askAgain(draft: BookingDraft, questions: readonly RideQuestion[]): BookingDraft {
  const answeredAhead = draft.answeredAhead.filter((question) => !questions.includes(question));
  return { ...draft, answeredAhead };
}

/** Step 2 opens once a car and a service or tour are chosen. */
export function isChoiceComplete(draft: BookingDraft): boolean {
  return draft.carId !== null && (draft.serviceId !== null || draft.tourId !== null);
}

/** 1 up to the car's seats. */
export function passengerOptions(capacity: number): number[] {
  return Array.from({ length: capacity }, (_, index) => index + 1);
}

const noFlight = { flightNumber: '', flightTime: '', signText: '' } as const;

/** Takes back what belongs to an airport transfer alone, with the end that it had fixed; of the ride back too. */
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
