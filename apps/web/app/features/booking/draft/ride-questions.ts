import type { DetailsInput } from './details-input';

/** The questions about a ride with their fields. A question is answered once all of its fields are filled in and valid. */
export const rideQuestions = {
  direction: ['airportDirection'],
  flight: ['flightNumber'],
  places: ['pickupLocation', 'dropoffLocation'],
  start: ['bookingDate', 'bookingTime'],
  passengers: ['passengerCount'],
} as const satisfies Record<string, readonly (keyof DetailsInput)[]>;

export type RideQuestion = keyof typeof rideQuestions;

/** In the order of step 1. */
const allQuestions: readonly RideQuestion[] = ['direction', 'flight', 'places', 'start', 'passengers'];
const ofAnyRide: readonly RideQuestion[] = ['places', 'start', 'passengers'];

/** Returns the questions of step 1, in which the trip has just been chosen. */
export function questionsOfTrip(isAirportTransfer: boolean): readonly RideQuestion[] {
  return isAirportTransfer ? allQuestions : ofAnyRide;
}

/** Returns the questions of step 2. Date and time come first, except for transfers. */
export function questionsOfDetails(isAirportTransfer: boolean): readonly RideQuestion[] {
  return isAirportTransfer ? allQuestions : ['start', 'passengers', 'places'];
}

/** Returns the questions whose answers differ. */
export function changedQuestions(before: DetailsInput, after: DetailsInput): RideQuestion[] {
  return allQuestions.filter((question) =>
    rideQuestions[question].some((field) => before[field] !== after[field]),
  );
}

/** Returns whether every field of a question is filled in and valid. */
export function isAnswered(
  question: RideQuestion,
  details: DetailsInput,
  errors: Partial<Record<keyof DetailsInput, unknown>>,
): boolean {
  return rideQuestions[question].every((field) => Boolean(details[field]) && errors[field] === undefined);
}
