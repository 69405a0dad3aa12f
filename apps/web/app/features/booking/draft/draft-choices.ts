import type { BookingDraft } from './booking-draft';
import type { DetailsInput } from './details-input';
import { withDetails } from './return-ride';
import { changedQuestions, type RideQuestion } from './ride-questions';

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
