import { beginsAtAirport } from '@chauffeur/contracts/bookings/airport';
import { passengerLimitWithoutCar } from '@chauffeur/contracts/bookings/booking-choices';
import type { BookingDraft } from './booking-draft';
import type { WizardCar, WizardChoices, WizardService, WizardTour } from '../choices/wizard-choices';

/** The records behind a draft's ids. */
export interface ChosenRecords {
  car: WizardCar | null;
  service: WizardService | null;
  tour: WizardTour | null;
  isAirportTransfer: boolean;
  maxPassengers: number;
  /** Large suitcases that the car takes; null if unknown. */
  maxLuggageLarge: number | null;
}

export function chosenRecords(
  draft: Pick<BookingDraft, 'carId' | 'serviceId' | 'tourId'>,
  choices: WizardChoices,
): ChosenRecords {
  const car = choices.cars.find(({ id }) => id === draft.carId) ?? null;
  const service = choices.services.find(({ id }) => id === draft.serviceId) ?? null;
  const tour = choices.tours.find(({ id }) => id === draft.tourId) ?? null;
  return {
    car,
    service,
    tour,
    isAirportTransfer: service?.serviceType === 'airport_transfer',
    maxPassengers: car?.capacity ?? passengerLimitWithoutCar,
    maxLuggageLarge: car?.luggageLarge ?? null,
  };
}

/** Returns whether a ride of the trip begins at the airport, or may once what is open is chosen. */
export function mayBeginAtAirport(
  { details, returnRide }: Pick<BookingDraft, 'details' | 'returnRide'>,
  { service, tour, isAirportTransfer }: ChosenRecords,
): boolean {
  if ((!service && !tour) || beginsAtAirport(details)) return true;
  return isAirportTransfer && (returnRide !== null || details.airportDirection !== 'to_airport');
}

export function carName(car: WizardCar): string {
  return `${car.brand} ${car.model}`;
}
