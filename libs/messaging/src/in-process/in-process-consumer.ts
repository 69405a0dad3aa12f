import { Logger } from '@nestjs/common';
import { decodeEnvelope } from '../envelope/event-envelope.js';
import { MESSAGE_ATTEMPTS } from '../retry/backoff.js';
import { reasonOf } from '../retry/unavailable-error.js';
import { attemptReaction } from '../transport/attempt-reaction.js';
import type { Attempt } from '../transport/outcomes.js';
import type { Reaction } from '../transport/reaction.js';

type InProcessAttempt = Exclude<Attempt, { state: 'invalid' }>;

/** Handles the messages of one reaction by the same rules as on RabbitMQ, with dead letters in a table. */
export class InProcessConsumer {
  readonly #logger: Logger;
  #isStopping = false;

  constructor(
    readonly reaction: Reaction,
    private readonly addDeadLetter: (queue: string, content: Buffer, reason: string) => Promise<void>,
  ) {
    this.#logger = new Logger(`${InProcessConsumer.name} ${reaction.queue}`);
  }

  /** Attempts the message once; never rejects. Also `done` if it became a dead letter: invalid, or no attempt is left. */
  async attempt(content: Buffer, failures: number): Promise<InProcessAttempt> {
    const { queue, inFlight } = this.reaction;
    if (this.#isStopping) return { state: 'unavailable', reason: `${queue} is stopping` };
    return inFlight.add(this.#handle(content, failures));
  }

  async stop(timeoutMs: number): Promise<void> {
    this.#isStopping = true;
    await this.reaction.inFlight.drainWithin(timeoutMs);
  }

  async #handle(content: Buffer, failuresBefore: number): Promise<InProcessAttempt> {
    const { queue, delivery } = this.reaction;
    const attempt = await attemptReaction(this.reaction, content);
    if (attempt.state === 'done') return attempt;
    if (delivery === 'broadcast') {
      this.#logger.error(`a broadcast failed: ${attempt.reason}`);
      return { state: 'done' };
    }
    if (attempt.state === 'unavailable') return attempt;
    const failures = failuresBefore + 1;
    if (attempt.state === 'failed' && failures < MESSAGE_ATTEMPTS) {
      this.#logger.warn(`failed, attempt ${failures}: ${attempt.reason}`);
      return attempt;
    }
    try {
      await this.addDeadLetter(queue, content, attempt.reason);
    } catch (error) {
      return { state: 'unavailable', reason: reasonOf(error) };
    }
    const { id } = decodeEnvelope(content);
    const why = attempt.state === 'invalid' ? ', it is invalid' : ` after ${failures} attempts`;
    this.#logger.error(`message ${id} is a dead letter${why}: ${attempt.reason}`);
    return { state: 'done' };
  }
}
