import type { Channel, ChannelModel } from 'amqplib';
import { withTimeout } from '../retry/timeouts.js';
import { RESPONSE_TIMEOUT_MS } from './topology.js';

/** Runs `work` with a timeout, on a channel of its own, because the broker closes one on which it rejects an operation. */
export async function withChannel<Result>(
  connection: ChannelModel,
  what: string,
  work: (channel: Channel) => Promise<Result>,
): Promise<Result> {
  const channel = await withTimeout(RESPONSE_TIMEOUT_MS, 'opening a channel', connection.createChannel());
  channel.on('error', () => undefined);
  try {
    return await withTimeout(RESPONSE_TIMEOUT_MS, what, work(channel));
  } finally {
    closeInBackground(channel);
  }
}

/** Closes a channel without waiting, whether or not it is closed already or the broker responds. */
export function closeInBackground(channel: Channel): void {
  channel.close().catch(() => undefined);
}
