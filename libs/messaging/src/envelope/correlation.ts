import { AsyncLocalStorage } from 'node:async_hooks';

const correlation = new AsyncLocalStorage<string>();

/** Runs `work` so that all it does, awaits included, belongs to the correlation id. */
export function runWithCorrelation<Result>(correlationId: string, work: () => Result): Result {
  return correlation.run(correlationId, work);
}

/** The correlation id of the current request, event or job; undefined outside of one. */
export function currentCorrelationId(): string | undefined {
  return correlation.getStore();
}
