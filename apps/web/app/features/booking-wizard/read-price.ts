import type { PriceResponse } from '@chauffeur/contracts';

/** Milliseconds that a price has to arrive. */
const answerTimeout = 10_000;

/** The pricing record of a car with a service or tour, null when there is none. Rejects without an answer. */
export async function readPrice(query: string, signal: AbortSignal): Promise<PriceResponse | null> {
  const answer = await fetch(`/api/pricing?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)]),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const prices = (await answer.json()) as PriceResponse[];
  return prices[0] ?? null;
}
