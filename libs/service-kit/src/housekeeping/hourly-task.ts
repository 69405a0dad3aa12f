import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

/** Milliseconds. */
const hour = 3_600_000;

/** Work that keeps a table bounded: done every hour by each replica, so it must be harmless to do twice. */
export abstract class HourlyTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;

  protected abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.attempt(), hour);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async attempt(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn('not done; tried again in an hour', error);
    }
  }
}
