import { z } from 'zod';

const envelope = z.object({
  id: z.uuid(),
  routingKey: z.string().min(1),
  occurredAt: z.iso.datetime(),
  correlationId: z.string().min(1),
  /** W3C Trace Context of the span that wrote the event, if it was traced. */
  traceparent: z.string().optional(),
  data: z.unknown(),
});

/** An event with its metadata. The message's JSON body holds all of it, so that a dead letter is complete in itself. */
export type EventEnvelope = z.infer<typeof envelope>;

/** Decodes a message. Throws if it is not an event's envelope: no retry can help then. */
export function decodeEnvelope(content: Buffer): EventEnvelope {
  return envelope.parse(JSON.parse(content.toString('utf8')));
}

/** Encodes an event as JSON, the format that `decodeEnvelope` reads. */
export function encodeEnvelope(event: EventEnvelope): Buffer {
  return Buffer.from(JSON.stringify(event));
}

export interface ReceivedEvent {
  /** The event's id: the same in every queue and every redelivery. */
  readonly id: string;
  readonly routingKey: string;
  /** `<service>.<effect>`. Together with `id` it identifies one reaction to one event. */
  readonly queue: string;
  /** When the producer wrote the event. Events may arrive out of order. */
  readonly occurredAt: Date;
  /** Correlation id of the request that caused the event; the event's own id if there was no request. */
  readonly correlationId: string;
}
