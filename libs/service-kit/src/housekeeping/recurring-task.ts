import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@chauffeur/contracts/durations';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { onceIn } from '../logging/once-in.js';

/** Work that each replica does again and again, so it must be harmless to do twice. */
export abstract class RecurringTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly isNew = onceIn(minuteMs);
  private readonly stopping = new AbortController();
  /** Aborted once an attempt is wanted before the interval is over. */
  private wanted = new AbortController();
  private attempts: Promise<void> | undefined;

  /** From the end of one attempt to the next one, in milliseconds. */
  protected abstract readonly intervalMs: number;
  /** Whether the first attempt is at the start instead of after an interval. */
  protected readonly runsAtStart: boolean = false;
  /** Aborted once no attempt should go on. */
  protected readonly ending: AbortSignal = this.stopping.signal;

  protected abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.attempts = this.repeat();
  }

  /** Ends the wait for the next attempt; all calls during one attempt are followed by one more. */
  soon(): void {
    this.wanted.abort();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wanted.abort();
    await this.attempts;
  }

  /** One loop, so that no attempt inherits the trace of what has called `soon`. */
  private async repeat(): Promise<void> {
    if (!this.runsAtStart) await this.nextTime();
    while (!this.ending.aborted) {
      this.wanted = new AbortController();
      try {
        await this.run();
      } catch (error) {
        if (this.isNew(String(error))) this.logger.warn('not done; tried again later', error);
      }
      await this.nextTime();
    }
  }

  private async nextTime(): Promise<void> {
    const { signal } = this.wanted;
    await pause(this.intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
