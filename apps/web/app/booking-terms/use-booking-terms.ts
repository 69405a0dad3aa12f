import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { useEffect, useState } from 'react';
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

/**
 * Returns null until the terms are known, which are read again on each `occasion` and when the browser is online again.
 * While they can't be read, only the server applies them.
 */
export function useBookingTerms(occasion: string | null = null): BookingTerms | null {
  const [terms, setTerms] = useState<BookingTerms | null>(null);

  useEffect(() => {
    const request = new AbortController();
    const read = () => void fetchTerms(request.signal).then(setTerms, () => undefined);
    read();
    window.addEventListener('online', read);
    return () => {
      request.abort();
      window.removeEventListener('online', read);
    };
  }, [occasion]);

  return terms;
}

async function fetchTerms(signal: AbortSignal): Promise<BookingTerms> {
  const options = { timeout: responseTimeout, signal };
  const { body: terms, headers } = await getJson<BookingTermsResponse>('/api/booking-terms', options);
  return { terms, now: serverClock(headers) };
}
