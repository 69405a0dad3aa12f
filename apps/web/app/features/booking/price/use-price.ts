import type { PriceResponse } from '@chauffeur/contracts/pricing/price';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getJson } from '../../../api/get-json';

/** Milliseconds. */
const responseTimeout = 10_000;

/** The price of the chosen car with the chosen service or tour, as far as it is known. */
export type PriceState =
  | { status: 'unchosen' }
  | { status: 'loading' }
  | { status: 'known'; usd: number }
  | { status: 'missing' }
  | { status: 'failed' };

interface Chosen {
  carId: string | null;
  serviceId: string | null;
  tourId: string | null;
}

interface Result {
  query: string;
  state: PriceState;
}

/** Requests the price whenever the choice changes. `refetch` refetches it, and retains the known one if that fails. */
export function usePrice({ carId, serviceId, tourId }: Chosen): { price: PriceState; refetch: () => void } {
  const [result, setResult] = useState<Result | null>(null);
  const inFlight = useRef<AbortController>(null);
  const query =
    carId && serviceId
      ? new URLSearchParams({ carId, serviceId }).toString()
      : carId && tourId
        ? new URLSearchParams({ carId, tourId }).toString()
        : null;

  const refetch = useCallback(() => {
    // So that a slow response does not replace a newer one.
    inFlight.current?.abort();
    if (query === null) return;
    const request = new AbortController();
    inFlight.current = request;
    const end = (next: (known: Result | null) => Result) => {
      if (!request.signal.aborted) setResult(next);
    };
    fetchPrice(query, request.signal).then(
      (price) => end(() => ({ query, state: stateOf(price) })),
      () => end((known) => (known?.query === query ? known : { query, state: { status: 'failed' } })),
    );
  }, [query]);

  useEffect(() => {
    refetch();
    return () => inFlight.current?.abort();
  }, [refetch]);

  if (query === null) return { price: { status: 'unchosen' }, refetch };
  return { price: result?.query === query ? result.state : { status: 'loading' }, refetch };
}

/** A price of 0 is to be agreed, like none. */
function stateOf(price: PriceResponse | null): PriceState {
  return price?.priceUsd ? { status: 'known', usd: price.priceUsd } : { status: 'missing' };
}

/** Returns the price of a car with a service or tour, or null if there is none. Rejects if the request fails. */
async function fetchPrice(query: string, signal: AbortSignal): Promise<PriceResponse | null> {
  const { body } = await getJson<PriceResponse[]>(`/api/pricing?${query}`, {
    timeout: responseTimeout,
    signal,
  });
  return body[0] ?? null;
}
