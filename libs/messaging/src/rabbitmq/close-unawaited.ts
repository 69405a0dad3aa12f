import type { Channel } from 'amqplib';

/** Closes a channel that may be closed already, or that the broker may not answer on; either is the end of it. */
export function closeUnawaited(channel: Channel): void {
  channel.close().catch(() => undefined);
}
