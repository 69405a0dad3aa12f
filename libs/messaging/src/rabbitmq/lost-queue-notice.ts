import type { Channel, ChannelModel } from 'amqplib';
import { z } from 'zod';
import { within } from '../delivery/pause.js';
import { closeUnawaited } from './close-unawaited.js';
import { ANSWER_LIMIT_MS, declareExchange } from './topology.js';

const ROUTING_KEY = 'reaction-queue.lost';

const lostQueue = z.object({ queue: z.string(), routingKey: z.string() });
/** What was published before: later events are in queues that the broker still has. */
const lostBroker = z.object({ publishedBefore: z.iso.datetime() });
const notice = z.union([lostQueue, lostBroker]);
/** A queue, and which events belong into it, or that the broker itself seems to have lost its data. */
export type LostQueueNotice = z.infer<typeof notice>;

export function encodeNotice(lost: LostQueueNotice): Buffer {
  return Buffer.from(JSON.stringify(lost));
}

/** Undefined for anything that is no notice, to be taken for the widest one: that costs repeats alone. */
export function decodeNotice(content: Buffer): LostQueueNotice | undefined {
  try {
    return notice.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Where a producer's replicas hear which queues were lost, whether or not one is up at that moment. */
export function noticeQueueOf(exchange: string, service: string): string {
  return `${exchange}.${service}.lost-queues`;
}

/** Declares it; false where it was not there before. */
export async function declareNoticeQueue(
  connection: ChannelModel,
  channel: Channel,
  exchange: string,
  service: string,
): Promise<boolean> {
  const queue = noticeQueueOf(exchange, service);
  const wasThere = await queueExists(connection, queue);
  await channel.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.bindQueue(queue, exchange, ROUTING_KEY);
  return wasThere;
}

/** Looks on a channel of its own, as the broker closes the channel where there is no such queue. */
export async function queueExists(connection: ChannelModel, queue: string): Promise<boolean> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  try {
    await within(ANSWER_LIMIT_MS, 'looking for a queue', channel.checkQueue(queue));
    await channel.close();
    return true;
  } catch (error) {
    closeUnawaited(channel);
    if (error instanceof Error && 'code' in error && error.code === 404) return false;
    throw error;
  }
}

/** Tells all producers that a queue, with what was in it and what came meanwhile, is gone. */
export async function tellOfLostQueue(
  connection: ChannelModel,
  exchange: string,
  lost: LostQueueNotice,
): Promise<void> {
  const channel = await connection.createConfirmChannel();
  channel.on('error', () => undefined);
  try {
    await declareExchange(channel, exchange);
    channel.publish(exchange, ROUTING_KEY, encodeNotice(lost), { persistent: true });
    await within(ANSWER_LIMIT_MS, 'telling of a lost queue', channel.waitForConfirms());
  } finally {
    closeUnawaited(channel);
  }
}
