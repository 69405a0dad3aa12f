import { retryDelay } from './retry-delay';
import type { SendResult } from './send-queued-steps';

export interface Timer {
  /** Calls back after so many milliseconds; the result cancels that. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Sends what waits whenever there is a reason to, one run at a time, and tries again after growing pauses. */
export class StepSender {
  private running: Promise<void> | undefined;
  private isWanted = false;
  private failures = 0;
  private cancelRetry: (() => void) | undefined;

  /**
   * @param sendAll sends all that waits; rejects where the phone's storage fails, which is tried again
   * @param onEnd after each run; `failed` after one of those
   */
  constructor(
    private readonly sendAll: () => Promise<SendResult>,
    private readonly timer: Timer,
    private readonly onEnd: (result: SendResult | 'failed') => Promise<void> | void,
  ) {}

  /** On opening, on reconnecting, after signing in, and when a step was pressed: now, and then after short pauses again. */
  sendNow(): Promise<void> {
    this.failures = 0;
    return this.send();
  }

  /** Resolves when no run is under way. */
  idle(): Promise<void> {
    return this.running ?? Promise.resolve();
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
