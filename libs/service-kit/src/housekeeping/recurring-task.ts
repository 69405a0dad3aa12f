import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

/** Work that each replica does again and again, so it must be harmless to do twice. */
export abstract class RecurringTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private attempt: Promise<void> | undefined;

  /** From the end of one attempt to the next one, in milliseconds. */
  protected abstract readonly intervalMs: number;
  /** Whether the first attempt is at the start instead of after an interval. */
  protected readonly runsAtStart: boolean = false;

  protected abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.schedule(this.runsAtStart ? 0 : this.intervalMs);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.attempt;
    clearTimeout(this.timer);
  }

  private schedule(delayMs: number): void {
    this.timer = setTimeout(() => {
      this.attempt = this.run()
        .catch((error: unknown) => this.logger.warn('not done; tried again later', error))
        .then(() => this.schedule(this.intervalMs));
    }, delayMs);
    this.timer.unref();
  }
}
