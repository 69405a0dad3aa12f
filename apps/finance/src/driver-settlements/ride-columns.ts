import type { CompletedRide } from '@chauffeur/contracts/drivers/completed-rides';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { csvColumns, type CsvColumn } from '@chauffeur/service-kit';
import { texts } from '../texts.js';

/** The columns of the file of a driver's unpaid rides, in the order of `settlement.headings` in the locale files. */
export function rideColumns(language: Language, driverName: string): CsvColumn<CompletedRide>[] {
  const { headings } = texts[language].settlement;
  return csvColumns(headings, {
    // In each row, so that the rides of several drivers can be put together.
    driver: () => driverName,
    date: ({ bookingDate }) => bookingDate,
    time: ({ bookingTime }) => bookingTime,
    booking: ({ referenceNumber }) => referenceNumber,
    customer: ({ customerName }) => customerName,
    hours: ({ durationMinutes }) => (durationMinutes === null ? null : hoursOf(durationMinutes)),
    price: ({ totalPrice }) => totalPrice,
    amount: ({ proposedUsd }) => proposedUsd,
    cash: ({ cashUsd }) => cashUsd ?? null,
  });
}

const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;
