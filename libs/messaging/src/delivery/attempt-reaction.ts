import { runWithCorrelation } from '../correlation.js';
import type { Reaction } from '../reactions/reaction.js';
import { traceReaction } from '../tracing/trace-events.js';
import { decodeEnvelope } from './event-envelope.js';
import { InvalidMessage } from './invalid-message.js';
import { isInfrastructureFault } from './infrastructure-fault.js';
import { within } from './pause.js';
import { reasonOf } from './reason-of.js';

/** How one attempt at one message ended, and whose fault it was. */
export type Attempt =
  | { readonly state: 'done' }
  /** Can never be handled: park at once. */
  | { readonly state: 'invalid'; readonly reason: string }
  /** The message's or the code's fault: counts. */
  | { readonly state: 'failed'; readonly reason: string }
  /** Something that the reaction needs is away: doesn't count. */
  | { readonly state: 'unavailable'; readonly reason: string };

/** A reaction that takes longer has failed; a repeat is safe, as the inbox lets one transaction win. */
const REACTION_LIMIT_MS = 60_000;

/** Decodes and validates the message, runs the reaction once under the event's correlation id; never throws. */
export async function attemptReaction(
  reaction: Reaction,
  content: Buffer,
  limitMs = REACTION_LIMIT_MS,
): Promise<Attempt> {
  const began = performance.now();
  const attempt = await tryReaction(reaction, content, limitMs);
  reaction.onAttempt?.(attempt.state, (performance.now() - began) / 1_000);
  return attempt;
}

async function tryReaction(reaction: Reaction, content: Buffer, limitMs: number): Promise<Attempt> {
  try {
    const { envelope, data } = readMessage(reaction, content);
    const message = {
      id: envelope.id,
      routingKey: envelope.routingKey,
      queue: reaction.queue,
      occurredAt: new Date(envelope.occurredAt),
      correlationId: envelope.correlationId,
    };
    await runWithCorrelation(envelope.correlationId, () =>
      traceReaction(reaction, envelope, () =>
        within(limitMs, 'the reaction', reaction.invoke(data, message)),
      ),
    );
    return { state: 'done' };
  } catch (error) {
    const reason = reasonOf(error);
    if (error instanceof InvalidMessage) return { state: 'invalid', reason };
    return { state: isInfrastructureFault(error) ? 'unavailable' : 'failed', reason };
  }
}

function readMessage(reaction: Reaction, content: Buffer) {
  try {
    const envelope = decodeEnvelope(content);
    return { envelope, data: reaction.event.data.parse(envelope.data) };
  } catch (error) {
    throw new InvalidMessage(reasonOf(error));
  }
}
