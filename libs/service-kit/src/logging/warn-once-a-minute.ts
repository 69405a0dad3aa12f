import { minuteMs } from '@chauffeur/contracts/time/durations';
import type { Logger } from '@nestjs/common';
import { logThrottle } from './log-throttle.js';

/**
 * Returns a listener for errors that repeat every second or two while reconnecting. Logs each message once a minute, so that a
 * long outage does not flood the log.
 * @param what logged before the error
 */
export function warnOnceAMinute(
  logger: Pick<Logger, 'warn'>,
  what: string,
  now = () => performance.now(),
): (error: Error) => void {
  const isNew = logThrottle(minuteMs, now);
  return (error) => {
    if (isNew(error.message)) logger.warn(what, error);
  };
}
