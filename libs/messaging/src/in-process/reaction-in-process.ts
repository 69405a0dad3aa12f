import { Logger } from '@nestjs/common';
import { MESSAGE_ATTEMPTS } from '../retry/backoff.js';
import { reasonOf } from '../retry/unavailable-error.js';
import { attemptReaction } from '../transport/attempt-reaction.js';
import { InFlightMessages } from '../transport/in-flight-messages.js';
import type { Attempt, Reaction } from '../transport/reaction.js';

/** One reaction of one application, as the bus sees it: the same rules as on RabbitMQ, dead letters in a table. */
export class ReactionInProcess {
  readonly #logger: Logger;
  readonly #inFlight = new InFlightMessages();
  #isStopping = false;

  constructor(
    private readonly reaction: Reaction,
    private readonly addDeadLetter: (queue: string, content: Buffer, reason: string) => Promise<void>,
  ) {
    this.#logger = new Logger(`${ReactionInProcess.name} ${reaction.queue}`);
  }

  get queue(): string {
    return this.reaction.queue;
  }

  get routingKey(): string {
    return this.reaction.event.routingKey;
  }

  get isBroadcast(): boolean {
    return this.reaction.delivery === 'broadcast';
  }

  get oldestInFlightSeconds(): number {
    return this.#inFlight.oldestSeconds;
  }

  /**
   * Handles the message once. Done also when it became a dead letter, because `failures`, those before, leave no further
   * attempt; never rejects.
   */
  async take(content: Buffer, failures: number): Promise<Exclude<Attempt, { state: 'invalid' }>> {
    if (this.#isStopping) return { state: 'unavailable', reason: `${this.queue} is stopping` };
    return this.#inFlight.add(this.#handle(content, failures));
  }

  async finish(timeoutMs: number): Promise<void> {
    this.#isStopping = true;
    await this.#inFlight.endWithin(timeoutMs);
  }

  async #handle(content: Buffer, failuresBefore: number): Promise<Exclude<Attempt, { state: 'invalid' }>> {
    const attempt = await attemptReaction(this.reaction, content);
    if (attempt.state === 'done') return attempt;
    const failures = failuresBefore + 1;
    if (this.isBroadcast) {
      this.#logger.error(`a broadcast failed: ${attempt.reason}`);
      return { state: 'done' };
    }
    if (attempt.state === 'unavailable') return attempt;
    if (attempt.state === 'failed' && failures < MESSAGE_ATTEMPTS) {
      this.#logger.warn(`failed, attempt ${failures}: ${attempt.reason}`);
      return attempt;
    }
    try {
      await this.addDeadLetter(this.queue, content, attempt.reason);
    } catch (error) {
      return { state: 'unavailable', reason: reasonOf(error) };
    }
    this.#logger.error(`a message became a dead letter after ${failures} attempts: ${attempt.reason}`);
    return { state: 'done' };
  }
}
