import type {
  AvailabilityResponse,
  AvailabilityState,
} from '@chauffeur/contracts/bookings/availability/availability';
import type { Language } from '@chauffeur/contracts/languages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getJson } from '../../../api/get-json';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import type { WizardStep } from '../steps/wizard-step';
import { rideQuestion } from './ride-question';

/** Milliseconds: debounce after the last change, and timeout of the request (specification, I.5). */
const settleTime = 400;
const responseTimeout = 4_000;

export interface Availability {
  /** For the ride as it is chosen now; null until it is known, or if the request failed. */
  answer: AvailabilityResponse | null;
  /** Whether the draft has enough for a request. */
  isAsked: boolean;
  /** Discards the answer and requests it again. */
  ask: () => void;
}

const unavailable: ReadonlySet<AvailabilityState> = new Set(['full', 'closed', 'past', 'tooFar']);

/** Returns whether the car is known to be unavailable. */
export function isUnavailable({ answer }: Availability): boolean {
  if (answer === null) return false;
  // A ride that is too soon makes the car unavailable only if no requests are accepted.
  return unavailable.has(answer.state) || (answer.state === 'tooSoon' && !answer.takesRequests);
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
  const [known, setKnown] = useState<{ question: string; answer: AvailabilityResponse } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const lastAsked = useRef<string>(null);
  const { language } = useSiteLanguage();
  const question = questionOf(draft, language, extraHours, there);

  useEffect(() => {
    const occasion = `${step} ${attempt}`;
    const delay = lastAsked.current === occasion ? settleTime : 0;
    lastAsked.current = occasion;
    if (question === null) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchAvailability(question, request.signal).then(
        (answer) => setKnown({ question, answer }),
        () => {
          // Shows nothing, not even the previous answer; booking stays possible.
          if (!request.signal.aborted) setKnown(null);
        },
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [question, step, attempt]);

  const ask = useCallback(() => {
    setKnown(null);
    setAttempt((count) => count + 1);
  }, []);

  const current = known?.question === question ? known.answer : null;
  const answer = mayBeBooked && current?.state === 'full' ? null : current;
  const isAsked = question !== null;
  return useMemo(() => ({ answer, isAsked, ask }), [answer, isAsked, ask]);
}

/** Returns the query of a draft; null while it lacks the car, the service or tour, or the date. */
function questionOf(
  draft: BookingDraft,
  language: Language,
  extraHours: number,
  there: DetailsInput | null,
): string | null {
  const query = rideQuestion(draft, extraHours, there);
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
