import type { Channel, ChannelModel } from 'amqplib';
import { withTimeout } from '../retry/timeouts.js';
import { RESPONSE_TIMEOUT_MS } from './topology.js';

/**
 * Does `work` on a channel of its own, as the broker closes the channel on which it rejects something. Rejects with its
 * reason, or after `RESPONSE_TIMEOUT_MS` with an error that names `what`.
 */
export async function onOwnChannel<Result>(
  connection: ChannelModel,
  what: string,
  work: (channel: Channel) => Promise<Result>,
): Promise<Result> {
  const channel = await withTimeout(RESPONSE_TIMEOUT_MS, 'opening a channel', connection.createChannel());
  channel.on('error', () => undefined);
  try {
    return await withTimeout(RESPONSE_TIMEOUT_MS, what, work(channel));
  } finally {
    closeUnawaited(channel);
  }
}

/** Closes a channel that may be closed already, or on which the broker may not respond; it ends in either case. */
export function closeUnawaited(channel: Channel): void {
  channel.close().catch(() => undefined);
}
