import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { useEffect, useState } from 'react';
import { getJson } from '../api/get-json';
import { serverClock } from '../api/server-clock';

/** Milliseconds for which the terms are awaited. */
const responseTimeout = 4_000;

/** The terms on which visitors book, and the clock that they are read by. */
export interface BookingTerms {
  terms: BookingTermsResponse;
  /** The server's. */
  now: () => Date;
}

/** Null until they are known; where they can't be, the server alone decides. */
export function useBookingTerms(): BookingTerms | null {
  const [terms, setTerms] = useState<BookingTerms | null>(null);

  useEffect(() => {
    const request = new AbortController();
    fetchTerms(request.signal).then(setTerms, () => undefined);
    return () => request.abort();
  }, []);

  return terms;
}

async function fetchTerms(signal: AbortSignal): Promise<BookingTerms> {
  const options = { timeout: responseTimeout, signal };
  const { body: terms, headers } = await getJson<BookingTermsResponse>('/api/booking-terms', options);
  return { terms, now: serverClock(headers) };
}
