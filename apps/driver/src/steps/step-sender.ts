import { retryDelay } from './retry-delay';
import type { SendResult } from './send-queued-steps';

export interface Timer {
  /** Calls back after the given milliseconds; returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Sends queued steps on demand, one run at a time, and retries with backoff. */
export class StepSender {
  private running: Promise<void> | undefined;
  private isWanted = false;
  private failures = 0;
  private cancelRetry: (() => void) | undefined;

  /**
   * @param sendAll sends all queued steps; rejects if the phone's storage fails, which is retried
   * @param onEnd called after each run; `failed` if it rejected
   */
  constructor(
    private readonly sendAll: () => Promise<SendResult>,
    private readonly timer: Timer,
    private readonly onEnd: (result: SendResult | 'failed') => Promise<void> | void,
  ) {}

  /** Starts a run now and resets the backoff: on opening, on reconnecting, after signing in, and when a step is taken. */
  sendNow(): Promise<void> {
    this.failures = 0;
    return this.send();
  }

  private send(): Promise<void> {
    this.cancelRetry?.();
    this.cancelRetry = undefined;
    this.isWanted = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async run(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false;
      const result = await this.sendAll().catch(() => 'failed' as const);
      const isLeft = result === 'unavailable' || result === 'failed';
      this.failures = isLeft ? this.failures + 1 : 0;
      await this.onEnd(result);
      if (isLeft && !this.isWanted) {
        this.cancelRetry = this.timer.after(retryDelay(this.failures), () => void this.send());
      }
    }
  }
}
