import type { DetailsInput } from './details-input';

/** What is asked of a ride, each with its fields: all of them filled in and right, it is answered. */
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

/** The questions of step 1, where the trip has just been chosen. */
export function questionsOfTrip(isAirportTransfer: boolean): readonly RideQuestion[] {
  return isAirportTransfer ? allQuestions : ofAnyRide;
}

/** The questions of step 2: all but transfers begin with date and time. */
export function questionsOfDetails(isAirportTransfer: boolean): readonly RideQuestion[] {
  return isAirportTransfer ? allQuestions : ['start', 'passengers', 'places'];
}

/** Those whose answers differ. */
export function changedQuestions(before: DetailsInput, after: DetailsInput): RideQuestion[] {
  return allQuestions.filter((question) =>
    rideQuestions[question].some((field) => before[field] !== after[field]),
  );
}

/** Whether every field of a question is filled in and right. */
export function isAnswered(
  question: RideQuestion,
  details: DetailsInput,
  errors: Partial<Record<keyof DetailsInput, unknown>>,
): boolean {
  return rideQuestions[question].every((field) => Boolean(details[field]) && errors[field] === undefined);
}
