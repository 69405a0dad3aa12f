import { ZodError } from 'zod';
import { runWithCorrelation } from '../envelope/correlation.js';
import type { Attempt } from './outcomes.js';
import type { Reaction } from './reaction.js';
import { traceReaction } from './trace-events.js';
import { decodeEnvelope } from '../envelope/event-envelope.js';
import { isUnavailableError, reasonOf } from '../retry/unavailable-error.js';
import { withTimeout } from '../retry/timeouts.js';

/** Thrown if a message is not an event, or does not match its contract. */
class InvalidMessage extends Error {}

/**
 * A reaction that takes longer counts as failed; a retry is safe, because the inbox lets only one transaction commit. It must
 * stay below 30 s: in one process the relay's transaction is idle meanwhile, and the database ends idle transactions then
 * (`database.module.ts` of service-kit).
 */
const REACTION_TIMEOUT_MS = 25_000;

/** Decodes and validates the message, runs the reaction once under the event's correlation id; never throws. */
export async function attemptReaction(
  reaction: Reaction,
  content: Buffer,
  timeoutMs = REACTION_TIMEOUT_MS,
): Promise<Attempt> {
  const began = performance.now();
  const attempt = await tryReaction(reaction, content, timeoutMs);
  reaction.activity.emit('attempted', reaction.queue, attempt.state, (performance.now() - began) / 1_000);
  return attempt;
}

async function tryReaction(reaction: Reaction, content: Buffer, timeoutMs: number): Promise<Attempt> {
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
        withTimeout(timeoutMs, 'the reaction', reaction.invoke(data, message)),
      ),
    );
    const lagMs = Date.now() - message.occurredAt.getTime();
    reaction.activity.emit('handled', reaction.queue, lagMs / 1_000);
    return { state: 'done' };
  } catch (error) {
    if (error instanceof InvalidMessage) return { state: 'invalid', reason: error.message };
    return { state: isUnavailableError(error) ? 'unavailable' : 'failed', reason: reasonOf(error) };
  }
}

function readMessage(reaction: Reaction, content: Buffer) {
  try {
    const envelope = decodeEnvelope(content);
    return { envelope, data: reaction.event.data.parse(envelope.data) };
  } catch (error) {
    throw new InvalidMessage(error instanceof ZodError ? issuesOf(error) : reasonOf(error));
  }
}

/** Returns the issues in one line, because an operator reads them in the log and in the list of dead letters. */
function issuesOf({ issues }: ZodError): string {
  const described = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return reasonOf(described.join('; '));
}
