import { minuteMs } from '@chauffeur/contracts/durations';
import type { Logger } from '@nestjs/common';
import { onceIn } from './once-in.js';

/**
 * A listener for errors that come with each attempt to connect, thus every second or two: logs each message once a minute. An
 * outage of a night would else push out of the log what came before it.
 * @param what stands before the error
 */
export function warnOnceAMinute(
  logger: Pick<Logger, 'warn'>,
  what: string,
  now = () => performance.now(),
): (error: Error) => void {
  const isNew = onceIn(minuteMs, now);
  return (error) => {
    if (isNew(error.message)) logger.warn(what, error);
  };
}
