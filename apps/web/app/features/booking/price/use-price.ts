import type { PriceResponse } from '@chauffeur/contracts/pricing/price';
import { useCallback, useEffect, useState } from 'react';
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

/** Requests the price whenever the choice changes. `refetch` refetches it, and retains the known one if that fails. */
export function usePrice({ carId, serviceId, tourId }: Chosen): { price: PriceState; refetch: () => void } {
  const [result, setResult] = useState<{ query: string; state: PriceState } | null>(null);
  const query =
    carId && serviceId
      ? new URLSearchParams({ carId, serviceId }).toString()
      : carId && tourId
        ? new URLSearchParams({ carId, tourId }).toString()
        : null;

  useEffect(() => {
    if (query === null) return;
    const request = new AbortController();
    fetchPrice(query, request.signal)
      .then((price) => setResult({ query, state: stateOf(price) }))
      .catch(() => {
        if (!request.signal.aborted) setResult({ query, state: { status: 'failed' } });
      });
    return () => request.abort();
  }, [query]);

  const refetch = useCallback(() => {
    if (query === null) return;
    fetchPrice(query).then(
      // Ignored if the choice has changed meanwhile.
      (price) => setResult((known) => (known?.query === query ? { query, state: stateOf(price) } : known)),
      () => undefined,
    );
  }, [query]);

  if (query === null) return { price: { status: 'unchosen' }, refetch };
  return { price: result?.query === query ? result.state : { status: 'loading' }, refetch };
}

/** A price of 0 is to be agreed, like none. */
function stateOf(price: PriceResponse | null): PriceState {
  return price?.priceUsd ? { status: 'known', usd: price.priceUsd } : { status: 'missing' };
}

/** Returns the price of a car with a service or tour, or null if there is none. Rejects if the request fails. */
async function fetchPrice(query: string, signal?: AbortSignal): Promise<PriceResponse | null> {
  const { body } = await getJson<PriceResponse[]>(`/api/pricing?${query}`, {
    timeout: responseTimeout,
    ...(signal && { signal }),
  });
  return body[0] ?? null;
}
