import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson } from '../api/get-json';
import { serverClock } from '../api/server-clock';

/** Milliseconds. */
const responseTimeout = 4_000;

/** The terms on which visitors book, and the clock for applying them. */
export interface BookingTerms {
  terms: BookingTermsResponse;
  /** The server's clock. */
  now: () => Date;
}

interface BookingTermsState {
  /** Null until they are known. While they can't be read, only the server applies them. */
  terms: BookingTerms | null;
  /** Reads them again, and retains the known ones if that fails. */
  refetch: () => void;
}

export function useBookingTerms(): BookingTermsState {
  const [terms, setTerms] = useState<BookingTerms | null>(null);
  const inFlight = useRef<AbortController>(null);

  const refetch = useCallback(() => {
    // So that a slow response does not replace a newer one.
    inFlight.current?.abort();
    const request = new AbortController();
    inFlight.current = request;
    fetchTerms(request.signal).then(setTerms, () => undefined);
  }, []);

  useEffect(() => {
    refetch();
    return () => inFlight.current?.abort();
  }, [refetch]);

  return { terms, refetch };
}

async function fetchTerms(signal: AbortSignal): Promise<BookingTerms> {
  const options = { timeout: responseTimeout, signal };
  const { body: terms, headers } = await getJson<BookingTermsResponse>('/api/booking-terms', options);
  return { terms, now: serverClock(headers) };
}
