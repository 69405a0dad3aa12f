import type {
  AvailabilityResponse,
  AvailabilityState,
} from '@chauffeur/contracts/bookings/availability/availability';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getJson } from '../../../api/get-json';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import type { WizardStep } from '../steps/wizard-step';
import { availabilityQuery } from './availability-query';

/** Milliseconds: debounce after the last change, and timeout of the request (specification, I.5). */
const settleTime = 400;
const responseTimeout = 4_000;

export interface Availability {
  /** For the ride as it is chosen now; null until it is known, or if the request failed. */
  response: AvailabilityResponse | null;
  /** Whether the draft has enough for a request. */
  hasQuery: boolean;
  /** Discards the response and requests it again. */
  refetch: () => void;
}

const unavailable: ReadonlySet<AvailabilityState> = new Set(['full', 'closed', 'past', 'tooFar']);

/** Returns whether the car is known to be unavailable. */
export function isUnavailable({ response }: Availability): boolean {
  if (response === null) return false;
  // A ride that is too soon makes the car unavailable only if no requests are accepted.
  return unavailable.has(response.state) || (response.state === 'tooSoon' && !response.takesRequests);
}

/** Returns whether the car is known to be full, so that a booking is a request without a vehicle. */
export function isFull({ response }: Availability): boolean {
  return response?.state === 'full';
}

interface AvailabilityOptions {
  /** Whether a booking of this trip had no response: the car may be full because of it. */
  mayBeBooked: boolean;
  /** For a ride back, the ride there. */
  there?: DetailsInput | null;
}

/** Requests whether the chosen car is free: on entering a step, and when the ride changes. */
export function useAvailability(
  draft: BookingDraft,
  step: WizardStep,
  extraHours: number,
  { mayBeBooked, there = null }: AvailabilityOptions,
): Availability {
  const [known, setKnown] = useState<{ query: string; response: AvailabilityResponse } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const lastAttempt = useRef<string>(null);
  const { language } = useSiteLanguage();
  const query = queryOf(draft, language, extraHours, there);

  useEffect(() => {
    const occasion = `${step} ${attempt}`;
    const delay = lastAttempt.current === occasion ? settleTime : 0;
    lastAttempt.current = occasion;
    if (query === null) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchAvailability(query, request.signal).then(
        (response) => setKnown({ query, response }),
        () => {
          // Shows nothing, not even the previous response; booking stays possible.
          if (!request.signal.aborted) setKnown(null);
        },
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, step, attempt]);

  const refetch = useCallback(() => {
    setKnown(null);
    setAttempt((count) => count + 1);
  }, []);

  const current = known?.query === query ? known.response : null;
  const response = mayBeBooked && current?.state === 'full' ? null : current;
  const hasQuery = query !== null;
  return useMemo(() => ({ response, hasQuery, refetch }), [response, hasQuery, refetch]);
}

/** Returns the query of a draft; null while it lacks the car, the service or tour, or the date. */
function queryOf(
  draft: BookingDraft,
  language: Language,
  extraHours: number,
  there: DetailsInput | null,
): string | null {
  const query = availabilityQuery(draft, extraHours, there);
  if (!query || !draft.carId) return null;
  query.set('carId', draft.carId);
  query.set('language', language);
  const { passengerCount } = draft.details;
  if (passengerCount > 0) query.set('passengers', String(passengerCount));
  return query.toString();
}

async function fetchAvailability(query: string, signal: AbortSignal): Promise<AvailabilityResponse> {
  const options = { timeout: responseTimeout, signal };
  return (await getJson<AvailabilityResponse>(`/api/availability?${query}`, options)).body;
}
