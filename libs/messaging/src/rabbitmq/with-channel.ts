import type { Channel, ChannelModel } from 'amqplib';
import { withTimeout } from '../retry/timeouts.js';
import { RESPONSE_TIMEOUT_MS } from './topology.js';

/**
 * Runs `work` on a channel of its own, because the broker closes one on which it rejects an operation. Rejects with the
 * broker's reason, or after `RESPONSE_TIMEOUT_MS` with an error that names `what`.
 */
export async function withChannel<Result>(
  connection: ChannelModel,
  what: string,
  work: (channel: Channel) => Promise<Result>,
): Promise<Result> {
  const channel = await openInTime(connection.createChannel());
  channel.on('error', () => undefined);
  try {
    return await withTimeout(RESPONSE_TIMEOUT_MS, what, work(channel));
  } finally {
    closeInBackground(channel);
  }
}

/** Rejects after `RESPONSE_TIMEOUT_MS`; a channel that opens later is closed, because each attempt opens another one. */
export async function openInTime<Opened extends Channel>(opening: Promise<Opened>): Promise<Opened> {
  try {
    return await withTimeout(RESPONSE_TIMEOUT_MS, 'opening a channel', opening);
  } catch (error) {
    opening.then(closeInBackground, () => undefined);
    throw error;
  }
}

/** Closes a channel without waiting, whether or not it is closed already or the broker responds. */
export function closeInBackground(channel: Channel): void {
  channel.close().catch(() => undefined);
}
