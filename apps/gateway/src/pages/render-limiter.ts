import { CodedError } from '@chauffeur/service-kit';

/**
 * Max pages rendered concurrently. In the standalone process renders share a thread with the server, which accepts one
 * connection per turn of the event loop; each render makes a turn longer.
 */
const maxConcurrent = 2;
/** Max waiting renders; the last of them waits for a few seconds. */
const maxWaiting = 100;
/** Limits the wait if the renderer hangs. */
const maxWaitMs = 10_000;

/** Limits concurrent renders. Throws `request.overloaded` if too many are waiting, or one has waited too long. */
export class RenderLimiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Whether another render would be rejected. */
  get isFull(): boolean {
    return this.waiting.length >= maxWaiting;
  }

  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.running >= maxConcurrent) {
      // A render that ends passes its place on without changing `running`.
      if (this.isFull || !(await this.waitForPlace()))
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

  /** Resolves to false if no place becomes free in time. */
  private waitForPlace(): Promise<boolean> {
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
