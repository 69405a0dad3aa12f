import type { CarsAvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import { useEffect, useState } from 'react';
import { getJson } from '../../../api/get-json';
import type { BookingDraft } from '../draft/booking-draft';
import { availabilityQuery } from './availability-query';

/** Milliseconds; a later response would come while the visitor is already choosing. */
const responseTimeout = 4_000;

/** Returns whether a car is free for the ride; null if unknown. */
export type IsFree = (carId: string) => boolean | null;

/** Requests which cars are free for the ride whenever their list is opened: one request for all cars. */
export function useFreeCars(draft: BookingDraft, extraHours: number, isOpen: boolean): IsFree {
  const [known, setKnown] = useState<{ search: string; cars: ReadonlyMap<string, boolean> } | null>(null);
  const query = availabilityQuery(draft, extraHours);
  const search = query?.has('time') ? query.toString() : null;

  useEffect(() => {
    if (!isOpen || search === null) return;
    const request = new AbortController();
    const options = { timeout: responseTimeout, signal: request.signal };
    getJson<CarsAvailabilityResponse>(`/api/availability/cars?${search}`, options).then(
      ({ body }) => setKnown({ search, cars: new Map(body.cars.map(({ id, isFree }) => [id, isFree])) }),
      // On failure no car is marked, and each can be chosen.
      () => undefined,
    );
    return () => request.abort();
  }, [isOpen, search]);

  return (carId) => (known?.search === search ? (known?.cars.get(carId) ?? null) : null);
}
