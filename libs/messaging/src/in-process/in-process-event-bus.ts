import type { DataSource } from 'typeorm';
import type { PublishOutcome } from '../transport/outcomes.js';
import type { Reaction } from '../transport/reaction.js';
import { pendingQueues, type OutgoingEvent } from '../transport/transport.js';
import type { InProcessConsumer } from './in-process-consumer.js';

/** The part of a consumer that the bus uses. */
interface Receiver extends Pick<InProcessConsumer, 'attempt'> {
  readonly reaction: Pick<Reaction, 'queue' | 'event' | 'delivery'>;
}

/**
 * Passes events to the reactions of all applications in this process, which share one bus.
 *
 * It stores no messages: the producer's outbox row serves as the queue. The row counts as sent once every required queue has
 * handled the event or made it a dead letter. Until then the row stores, per queue, 'done' or the number of failures.
 */
export class InProcessEventBus {
  /** Consumers of the running applications; some applications may not have started yet, or have stopped already. */
  readonly consumers = new Set<Receiver>();
  /** The producers' databases: their outboxes store the waiting messages. */
  readonly producers = new Set<DataSource>();

  /** Counts the waiting messages of each queue over all outboxes. */
  async waiting(): Promise<ReadonlyMap<string, number>> {
    const counts = await Promise.all([...this.producers].map(countWaiting));
    const sums = new Map<string, number>();
    for (const { queue, messages } of counts.flat()) sums.set(queue, (sums.get(queue) ?? 0) + messages);
    return sums;
  }

  async publish(event: OutgoingEvent): Promise<PublishOutcome> {
    const pending = pendingQueues(event);
    // A broadcast reaction is never among the pending queues: it receives the first attempt only.
    const receivers = [...this.consumers].filter(
      ({ reaction }) =>
        reaction.event.routingKey === event.routingKey && (pending?.includes(reaction.queue) ?? true),
    );
    const progress: Record<string, number | 'done'> = { ...event.progress };
    const attempts = await Promise.all(
      receivers.map(async (receiver) => {
        const { queue, delivery } = receiver.reaction;
        const failures = Number(progress[queue] ?? 0);
        const attempt = await receiver.attempt(event.content, failures);
        if (delivery === 'broadcast') return attempt;
        if (attempt.state === 'done') progress[queue] = 'done';
        else progress[queue] = attempt.state === 'failed' ? failures + 1 : failures;
        return attempt;
      }),
    );
    // Queues without a consumer here: not started yet, stopped, or known to another release only.
    const absent = event.reactions.filter(
      (queue) => progress[queue] !== 'done' && receivers.every(({ reaction }) => reaction.queue !== queue),
    );
    for (const queue of absent) progress[queue] ??= 0;

    const failed = attempts.find((attempt) => attempt.state === 'failed');
    if (failed) return { state: 'rejected', reason: failed.reason, progress };
    const unavailable = attempts.find((attempt) => attempt.state === 'unavailable');
    if (unavailable) return { state: 'waiting', reason: unavailable.reason, progress };
    const [queue] = absent;
    if (queue !== undefined) return { state: 'waiting', reason: `${queue} is not subscribed`, progress };
    return { state: 'sent' };
  }
}

function countWaiting(producer: DataSource): Promise<{ queue: string; messages: number }[]> {
  return producer.query(
    `SELECT queue, count(*)::int AS messages
       FROM outbox, unnest(reactions) AS queue
      WHERE published_at IS NULL AND delivery_progress ->> queue IS DISTINCT FROM 'done'
      GROUP BY queue`,
  );
}
