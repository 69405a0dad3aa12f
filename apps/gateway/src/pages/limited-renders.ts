import { CodedError } from '@chauffeur/service-kit';

/**
 * Pages that are rendered at a time. In one process they share a thread with all that is received: it accepts one
 * connection in each turn of its event loop, and a turn takes as long as the renders in it.
 */
const atATime = 2;
/** Those that may wait for it; the last of them waits for a few seconds. */
const waitingLimit = 100;
/** Where the renderer hangs, no visitor waits for all the others. */
const maxWaitMs = 10_000;

/** Runs so many renders at a time; throws `request.overloaded` where too many wait already, or one has waited too long. */
export class LimitedRenders {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Whether another render would be rejected. */
  get isFull(): boolean {
    return this.waiting.length >= waitingLimit;
  }

  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.running >= atATime) {
      // The one that ends leaves its place to this one.
      if (this.isFull || !(await this.turn()))
        throw new CodedError('request.overloaded', [], { retryAfterSeconds: 2 });
    } else this.running += 1;
    try {
      return await render();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** False where it has not come in time. */
  private turn(): Promise<boolean> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        resolve(false);
      }, maxWaitMs);
      this.waiting.push(begin);
    });
  }
}
