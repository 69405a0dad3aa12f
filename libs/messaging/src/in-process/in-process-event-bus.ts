import { pendingQueues, type OutgoingEvent, type PublishOutcome } from '../transport/transport.js';
import type { ReactionInProcess } from './reaction-in-process.js';

/** What the bus needs of a reaction. */
type Receiver = Pick<ReactionInProcess, 'queue' | 'routingKey' | 'isBroadcast' | 'take'>;

/** How much a producer's outbox holds for each queue. */
type CountWaiting = () => Promise<ReadonlyMap<string, number>>;

/**
 * Passes events to the reactions of all applications in this process: created once, given to each.
 *
 * It stores no messages. The producer's outbox row is the queue: it counts as sent when every queue that must have
 * the event has handled it, or made it a dead letter; until then the row carries, per queue, what is done and how often it failed.
 */
export class InProcessEventBus {
  readonly #reactions = new Set<Receiver>();
  readonly #producers = new Set<CountWaiting>();
  #counting: Promise<ReadonlyMap<string, number>> | undefined;

  subscribe(reaction: Receiver): void {
    this.#reactions.add(reaction);
  }

  unsubscribe(reaction: Receiver): void {
    this.#reactions.delete(reaction);
  }

  /** Those subscribed now; an application may not have started yet, or have stopped already. */
  queues(): string[] {
    return [...this.#reactions].filter(({ isBroadcast }) => !isBroadcast).map(({ queue }) => queue);
  }

  /** Adds a source of waiting messages; returns a function that removes it. */
  addProducer(count: CountWaiting): () => void {
    this.#producers.add(count);
    return () => this.#producers.delete(count);
  }

  /** Messages that wait for each queue, in any outbox; concurrent calls share one count. */
  waiting(): Promise<ReadonlyMap<string, number>> {
    this.#counting ??= this.#count().finally(() => {
      this.#counting = undefined;
    });
    return this.#counting;
  }

  async #count(): Promise<ReadonlyMap<string, number>> {
    const counts = await Promise.all([...this.#producers].map((count) => count()));
    const sums = new Map<string, number>();
    for (const [queue, messages] of counts.flatMap((count) => [...count])) {
      sums.set(queue, (sums.get(queue) ?? 0) + messages);
    }
    return sums;
  }

  async publish(event: OutgoingEvent): Promise<PublishOutcome> {
    const pending = pendingQueues(event);
    // A broadcast reaction is never pending: it receives the first attempt alone.
    const receivers = [...this.#reactions].filter(
      ({ routingKey, queue }) => routingKey === event.routingKey && (pending?.includes(queue) ?? true),
    );
    const progress: Record<string, number | 'done'> = { ...event.progress };
    const attempts = await Promise.all(
      receivers.map(async (receiver) => {
        const failures = Number(progress[receiver.queue] ?? 0);
        const attempt = await receiver.take(event.content, failures);
        if (receiver.isBroadcast) return attempt;
        if (attempt.state === 'done') progress[receiver.queue] = 'done';
        else progress[receiver.queue] = attempt.state === 'failed' ? failures + 1 : failures;
        return attempt;
      }),
    );
    // Unsubscribed after the event was claimed.
    const absent = event.reactions.filter(
      (queue) => progress[queue] !== 'done' && receivers.every((receiver) => receiver.queue !== queue),
    );
    for (const queue of absent) progress[queue] ??= 0;

    const failed = attempts.find((attempt) => attempt.state === 'failed');
    if (failed) return { state: 'refused', reason: failed.reason, progress };
    const unavailable = attempts.find((attempt) => attempt.state === 'unavailable');
    if (unavailable) return { state: 'waiting', reason: unavailable.reason, progress };
    const [queue] = absent;
    if (queue !== undefined) return { state: 'waiting', reason: `${queue} is not subscribed`, progress };
    return { state: 'sent' };
  }
}
