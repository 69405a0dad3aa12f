import { Logger } from '@nestjs/common';
import { attemptReaction } from '../delivery/attempt-reaction.js';
import { MESSAGE_ATTEMPTS } from '../delivery/backoff.js';
import { MessagesInHand } from '../delivery/messages-in-hand.js';
import { reasonOf } from '../delivery/reason-of.js';
import type { Reaction } from '../reactions/reaction.js';
import type { Handover, InProcessQueue } from './in-process-event-bus.js';
import type { ParkedMessages } from './parked-messages.js';

/** One reaction of one application, as the bus sees it: the same rules as on RabbitMQ, parked in a table. */
export class ReactionInProcess implements InProcessQueue {
  readonly #logger: Logger;
  readonly #inHand = new MessagesInHand();
  #isStopping = false;

  constructor(
    private readonly reaction: Reaction,
    private readonly parked: ParkedMessages,
  ) {
    this.#logger = new Logger(`${ReactionInProcess.name} ${reaction.queue}`);
  }

  get queue(): string {
    return this.reaction.queue;
  }

  get routingKey(): string {
    return this.reaction.event.routingKey;
  }

  get delivery() {
    return this.reaction.delivery;
  }

  get oldestInHandSeconds(): number {
    return this.#inHand.oldestSeconds;
  }

  async take(content: Buffer, failures: number): Promise<Handover> {
    if (this.#isStopping) return { state: 'unavailable', reason: `${this.queue} is stopping` };
    return this.#inHand.hold(this.#handle(content, failures));
  }

  async finish(limitMs: number): Promise<void> {
    this.#isStopping = true;
    await this.#inHand.endWithin(limitMs);
  }

  async #handle(content: Buffer, failuresBefore: number): Promise<Handover> {
    const attempt = await attemptReaction(this.reaction, content);
    if (attempt.state === 'done') return { state: 'handled' };
    const failures = failuresBefore + 1;
    if (this.delivery === 'broadcast') {
      this.#logger.error(`a broadcast failed: ${attempt.reason}`);
      return { state: 'handled' };
    }
    if (attempt.state === 'unavailable') return attempt;
    if (attempt.state === 'failed' && failures < MESSAGE_ATTEMPTS) {
      this.#logger.warn(`failed, attempt ${failures}: ${attempt.reason}`);
      return attempt;
    }
    try {
      await this.parked.add(this.reaction, content, attempt.reason);
    } catch (error) {
      return { state: 'unavailable', reason: reasonOf(error) };
    }
    this.#logger.error(`a message is parked after ${failures} attempts: ${attempt.reason}`);
    return { state: 'handled' };
  }
}
