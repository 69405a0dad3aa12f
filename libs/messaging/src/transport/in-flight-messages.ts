import { settlesWithin } from '../retry/timeouts.js';

/** The messages that a consumer has received and not settled yet. */
export class InFlightMessages {
  /** When each was received, the oldest first; milliseconds of `performance.now()`. */
  readonly #receivedAt = new Map<Promise<unknown>, number>();

  get size(): number {
    return this.#receivedAt.size;
  }

  /** Seconds that the oldest has been in flight, including waits for retries; 0 if there is none. */
  get oldestSeconds(): number {
    const [oldest] = this.#receivedAt.values();
    return oldest === undefined ? 0 : (performance.now() - oldest) / 1_000;
  }

  add<Result>(handling: Promise<Result>): Promise<Result> {
    const added = handling.finally(() => this.#receivedAt.delete(added));
    this.#receivedAt.set(added, performance.now());
    return added;
  }

  /** Waits until all have ended, successfully or not; resolves with false on the timeout. */
  drainWithin(ms: number): Promise<boolean> {
    return settlesWithin(ms, Promise.allSettled(this.#receivedAt.keys()));
  }
}
