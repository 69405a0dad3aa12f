import { AsyncLocalStorage } from 'node:async_hooks';

const correlation = new AsyncLocalStorage<string>();

/** Runs `work`, including what it awaits, with this correlation id as the current one. */
export function runWithCorrelation<Result>(correlationId: string, work: () => Result): Result {
  return correlation.run(correlationId, work);
}

/** The correlation id of the current request, event or job; undefined outside of one. */
export function currentCorrelationId(): string | undefined {
  return correlation.getStore();
}
