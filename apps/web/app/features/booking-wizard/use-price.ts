import type { PriceResponse } from '@chauffeur/contracts';
import { useEffect, useState } from 'react';
import { readPrice } from './read-price';

/** What is known of the price of the chosen car with the chosen service or tour. */
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

/** Asks for the price whenever the choice changes. */
export function usePrice({ carId, serviceId, tourId }: Chosen): PriceState {
  const [answer, setAnswer] = useState<{ question: string; state: PriceState } | null>(null);
  const question =
    carId && serviceId
      ? new URLSearchParams({ carId, serviceId }).toString()
      : carId && tourId
        ? new URLSearchParams({ carId, tourId }).toString()
        : null;

  useEffect(() => {
    if (question === null) return;
    const gone = new AbortController();
    readPrice(question, gone.signal)
      .then((price) => setAnswer({ question, state: stateOf(price) }))
      .catch(() => {
        if (!gone.signal.aborted) setAnswer({ question, state: { status: 'failed' } });
      });
    return () => gone.abort();
  }, [question]);

  if (question === null) return { status: 'unchosen' };
  return answer?.question === question ? answer.state : { status: 'loading' };
}

function stateOf(price: PriceResponse | null): PriceState {
  return price === null ? { status: 'missing' } : { status: 'known', usd: price.priceUsd };
}
