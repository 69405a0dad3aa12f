import { createHash } from 'node:crypto';
import { decodeEnvelope } from '../delivery/event-envelope.js';

/** What may be told of a message's content: who it is, not what it says. */
export function describeMessage(content: Buffer): {
  id: string;
  routingKey: string;
  occurredAt: Date | null;
} {
  try {
    const { id, routingKey, occurredAt } = decodeEnvelope(content);
    return { id, routingKey, occurredAt: new Date(occurredAt) };
  } catch {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return { id: `no-event-${hash}`, routingKey: '', occurredAt: null };
  }
}
