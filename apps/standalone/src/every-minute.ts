import { setTimeout as pause } from 'node:timers/promises';
import { useServiceLogger } from '@chauffeur/service-kit';
import type { Environment } from './environment.js';

type Work = (logger: ReturnType<typeof useServiceLogger>, signal: AbortSignal) => Promise<void>;

/**
 * Does work now and a minute after each end of it; logs `failure` where it fails.
 * @returns stops it, and waits for what is being done
 */
export function everyMinute(environment: Environment, failure: string, work: Work): () => Promise<void> {
  const logger = useServiceLogger('standalone', environment['LOG_LEVEL'] || 'warn');
  const ended = new AbortController();
  const { signal } = ended;
  const running = (async () => {
    while (!signal.aborted) {
      await work(logger, signal).catch((error: unknown) => logger.error(failure, error));
      await pause(60_000, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    ended.abort();
    await running;
  };
}
