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

/** An event as it travels: the whole of it is the message's JSON body, so that a parked message explains itself. */
export type EventEnvelope = z.infer<typeof envelope>;

/** Throws when bytes are not an event's envelope; such a message can never be handled. */
export function decodeEnvelope(content: Buffer): EventEnvelope {
  return envelope.parse(JSON.parse(content.toString('utf8')));
}

export function encodeEnvelope(event: EventEnvelope): Buffer {
  return Buffer.from(JSON.stringify(event));
}
