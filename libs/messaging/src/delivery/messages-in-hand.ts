import { endsWithin } from './pause.js';

/** The messages that a consumer has taken and not answered yet. */
export class MessagesInHand {
  /** When each was taken, the oldest first. */
  readonly #taken = new Map<Promise<unknown>, number>();

  get size(): number {
    return this.#taken.size;
  }

  /** For how long the oldest has been held, between attempts too; 0 when there is none. */
  get oldestSeconds(): number {
    const [oldest] = this.#taken.values();
    return oldest === undefined ? 0 : (performance.now() - oldest) / 1_000;
  }

  /** Counts the message as held until its handling has ended. */
  hold<Result>(handling: Promise<Result>): Promise<Result> {
    const held = handling.finally(() => this.#taken.delete(held));
    this.#taken.set(held, performance.now());
    return held;
  }

  /** True when all have ended in time. */
  endWithin(ms: number): Promise<boolean> {
    return endsWithin(ms, Promise.all(this.#taken.keys()));
  }
}
