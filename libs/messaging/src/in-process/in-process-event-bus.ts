import {
  NAMED_QUEUES_ALONE,
  type DeliveryProgress,
  type OutgoingEvent,
  type PublishOutcome,
} from '../transport.js';

/** What became of one attempt to hand a message to a queue's reaction. */
export type Handover =
  | { readonly state: 'handled' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'unavailable'; readonly reason: string };

/** How much a producer's outbox holds for each queue. */
export type CountWaiting = () => Promise<ReadonlyMap<string, number>>;

export interface InProcessQueue {
  readonly queue: string;
  readonly routingKey: string;
  readonly delivery: 'queue' | 'broadcast';
  /** Handles the message once, or parks it when `failures`, those before, leave no further attempt; never throws. */
  take(content: Buffer, failures: number): Promise<Handover>;
}

/**
 * Hands events to the reactions of all applications in this process: made once, given to each.
 *
 * It keeps no messages. The producer's outbox row is the queue: it counts as sent when every queue that must have
 * the event has handled or parked it; until then the row carries, per queue, what is done and how often it failed.
 */
export class InProcessEventBus {
  readonly #queues = new Set<InProcessQueue>();
  readonly #producers = new Set<CountWaiting>();
  #counting: Promise<ReadonlyMap<string, number>> | undefined;

  /** Returns the way to leave. */
  subscribe(queue: InProcessQueue): () => void {
    this.#queues.add(queue);
    return () => this.#queues.delete(queue);
  }

  /** Those that listen now; an application may not have started yet, or have stopped already. */
  queues(): string[] {
    return [...this.#queues].filter(({ delivery }) => delivery === 'queue').map(({ queue }) => queue);
  }

  /** Says where messages wait; returns the way to leave. */
  addProducer(count: CountWaiting): () => void {
    this.#producers.add(count);
    return () => this.#producers.delete(count);
  }

  /** Messages that wait for each queue, in whichever outbox; those who ask at one time are answered together. */
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
    const listening = [...this.#queues].filter(
      ({ routingKey, queue }) =>
        routingKey === event.routingKey &&
        (event.progress[NAMED_QUEUES_ALONE] === undefined || event.reactions.includes(queue)),
    );
    const progress: Record<string, number | 'done'> = { ...event.progress };
    const troubles: Exclude<Handover, { state: 'handled' }>[] = [];
    const awaited = new Set(event.reactions.filter((queue) => progress[queue] !== 'done'));

    await Promise.all(
      listening.map(async (queue) => {
        if (queue.delivery === 'broadcast') {
          // Heard with the first attempt alone, not again with each repeat that is made for the queues' sake.
          if (isFirstAttempt(event.progress)) await queue.take(event.content, 0);
          return;
        }
        const before = progress[queue.queue] ?? 0;
        if (before === 'done') return;
        const handover = await queue.take(event.content, before);
        awaited.delete(queue.queue);
        progress[queue.queue] = handover.state === 'handled' ? 'done' : before;
        if (handover.state === 'failed') progress[queue.queue] = before + 1;
        if (handover.state !== 'handled') troubles.push(handover);
      }),
    );

    for (const queue of awaited) {
      // It stopped listening after the event was claimed.
      troubles.push({ state: 'unavailable', reason: `${queue} is not listening` });
      progress[queue] ??= 0;
    }
    const failed = troubles.find(({ state }) => state === 'failed');
    if (failed) return { state: 'refused', reason: failed.reason, progress };
    const unavailable = troubles[0];
    if (unavailable) return { state: 'waiting', reason: unavailable.reason, progress };
    return { state: 'sent' };
  }
}

function isFirstAttempt(progress: DeliveryProgress): boolean {
  return Object.keys(progress).length === 0;
}
