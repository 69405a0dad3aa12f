import type { Logger } from '@nestjs/common';

const intervalMs = 60_000;

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
  const loggedAt = new Map<string, number>();
  return (error) => {
    for (const [message, at] of loggedAt) if (now() - at >= intervalMs) loggedAt.delete(message);
    if (loggedAt.has(error.message)) return;
    loggedAt.set(error.message, now());
    logger.warn(what, error);
  };
}
