import { CodedError } from '@chauffeur/service-kit';

/**
 * Pages that are rendered at a time. In one process they share a thread with all that is received: it accepts one
 * connection in each turn of its event loop, and a turn takes as long as the renders in it.
 */
const atATime = 2;
/** Those that may wait for it; the last of them waits for a few seconds. */
const waitingLimit = 100;

/** Runs so many renders at a time; throws `request.overloaded` where too many wait already. */
export class LimitedRenders {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Whether another render would be rejected. */
  get isFull(): boolean {
    return this.waiting.length >= waitingLimit;
  }

  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.running >= atATime) {
      if (this.isFull) throw new CodedError('request.overloaded', [], { retryAfterSeconds: 2 });
      // The one that ends leaves its place to this one.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await render();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
