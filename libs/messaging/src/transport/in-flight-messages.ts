import { settlesWithin } from '../retry/timeouts.js';

/** The messages that a consumer has taken and not settled yet. */
export class InFlightMessages {
  /** When each was taken, the oldest first. */
  readonly #taken = new Map<Promise<unknown>, number>();

  get size(): number {
    return this.#taken.size;
  }

  /** For how long the oldest has been in flight, between attempts too; 0 when there is none. */
  get oldestSeconds(): number {
    const [oldest] = this.#taken.values();
    return oldest === undefined ? 0 : (performance.now() - oldest) / 1_000;
  }

  /** Counts the message as in flight until its handling has ended. */
  add<Result>(handling: Promise<Result>): Promise<Result> {
    const added = handling.finally(() => this.#taken.delete(added));
    this.#taken.set(added, performance.now());
    return added;
  }

  /** True when all have ended in time, well or not. */
  endWithin(ms: number): Promise<boolean> {
    return settlesWithin(ms, Promise.allSettled(this.#taken.keys()));
  }
}
