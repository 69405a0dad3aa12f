import { minuteMs } from '@chauffeur/contracts/time/durations';
import { reasonOf } from '@chauffeur/messaging';
import type { Logger } from '@nestjs/common';
import { logThrottle } from './log-throttle.js';

/** Returns a listener that logs each message once a minute, for errors that repeat while reconnecting. */
export function warnOnceAMinute(
  logger: Pick<Logger, 'warn'>,
  what: string,
  now = () => performance.now(),
): (error: Error) => void {
  const isNew = logThrottle(minuteMs, now);
  return (error) => {
    if (isNew(error.message)) logger.warn(`${what}: ${reasonOf(error)}`);
  };
}
