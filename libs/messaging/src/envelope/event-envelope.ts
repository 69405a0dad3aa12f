import { z } from 'zod';

const envelope = z.object({
  id: z.uuid(),
  routingKey: z.string().min(1),
  occurredAt: z.iso.datetime(),
  correlationId: z.string().min(1),
  /** W3C Trace Context of what made the event, where that was traced. */
  traceparent: z.string().optional(),
  data: z.unknown(),
});

/** An event as it travels: the whole of it is the message's JSON body, so that a dead letter explains itself. */
export type EventEnvelope = z.infer<typeof envelope>;

/** Throws when bytes are not an event's envelope; such a message can never be handled. */
export function decodeEnvelope(content: Buffer): EventEnvelope {
  return envelope.parse(JSON.parse(content.toString('utf8')));
}

/** The bytes of a message: JSON, which `decodeEnvelope` reads. */
export function encodeEnvelope(event: EventEnvelope): Buffer {
  return Buffer.from(JSON.stringify(event));
}

/** What a reaction receives beside the event's data. */
export interface ReceivedEvent {
  /** The same in every repeat of the delivery, and for every queue. */
  readonly id: string;
  readonly routingKey: string;
  /** `<service>.<effect>`: with `id` it names one reaction to one event. */
  readonly queue: string;
  /** When the producer's transaction began. Events may arrive in another order than they happened. */
  readonly occurredAt: Date;
  /** Of the request that caused the event; the event's own id where there was none. */
  readonly correlationId: string;
}
