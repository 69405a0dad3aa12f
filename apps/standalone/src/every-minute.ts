import { hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { logThrottle, RecurringTask, type ServiceLogger } from '@chauffeur/service-kit';
import type { Environment } from './environment.js';
import { processLogger } from './process-logger.js';

type Work = (logger: ServiceLogger, signal: AbortSignal) => Promise<void>;

/** Runs `work` now and a minute after each run, and logs the same error once an hour. Returns a function that stops it. */
export function everyMinute(environment: Environment, failure: string, work: Work): () => Promise<void> {
  const logger = processLogger(environment);
  const isNew = logThrottle(hourMs);
  const task = new (class MinuteTask extends RecurringTask {
    protected readonly intervalMs = minuteMs;
    protected override readonly firstDelayMs = 0;

    protected run(): Promise<void> {
      return work(logger, this.ending).catch((error: unknown) => {
        if (isNew(messagesIn(error))) logger.error(failure, error);
      });
    }
  })();
  task.onApplicationBootstrap();
  return () => task.stop();
}

function messagesIn(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messagesIn).join(', ');
  return error instanceof Error ? error.message : String(error);
}
