import { RecurringTask, useServiceLogger } from '@chauffeur/service-kit';
import type { Environment } from './environment.js';

type Work = (logger: ReturnType<typeof useServiceLogger>, signal: AbortSignal) => Promise<void>;

class MinuteTask extends RecurringTask {
  protected readonly intervalMs = 60_000;
  protected override readonly runsAtStart = true;

  constructor(private readonly work: (signal: AbortSignal) => Promise<void>) {
    super();
  }

  protected run(): Promise<void> {
    return this.work(this.ending);
  }
}

/**
 * Does work now and a minute after each end of it; logs `failure` where it fails.
 * @returns stops it, and waits for what is being done
 */
export function everyMinute(environment: Environment, failure: string, work: Work): () => Promise<void> {
  const logger = useServiceLogger('standalone', environment['LOG_LEVEL'] || 'warn');
  const task = new MinuteTask((signal) =>
    work(logger, signal).catch((error: unknown) => logger.error(failure, error)),
  );
  task.onApplicationBootstrap();
  return () => task.onApplicationShutdown();
}
