import type { Reaction } from '../reactions/reaction.js';
import type { EventTransport, OutgoingEvent, PublishOutcome, TransportStatus } from '../transport.js';
import type { InProcessEventBus } from './in-process-event-bus.js';
import type { ParkedMessages } from './parked-messages.js';
import { ReactionInProcess } from './reaction-in-process.js';

/** Events within one process: the relay hands them to the reactions over the bus. */
export class InProcessTransport implements EventTransport {
  /** As many reactions run side by side as RabbitMQ's prefetch lets run, and one slow one holds up no more. */
  readonly batchSize = 20;
  #subscribed: readonly { readonly reaction: ReactionInProcess; readonly leave: () => void }[] = [];
  #isConsuming = false;

  constructor(
    private readonly bus: InProcessEventBus,
    private readonly parked: ParkedMessages,
  ) {}

  openPublisher(): void {
    // The bus is always open.
  }

  isReadyToPublish(): boolean {
    return true;
  }

  reachableQueues(): readonly string[] {
    return this.bus.queues();
  }

  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]> {
    return Promise.all(events.map((event) => this.bus.publish(event)));
  }

  consume(reactions: readonly Reaction[]): void {
    this.#isConsuming = true;
    this.#subscribed = reactions.map((each) => {
      const reaction = new ReactionInProcess(each, this.parked);
      return { reaction, leave: this.bus.subscribe(reaction) };
    });
  }

  status(): TransportStatus {
    return {
      connected: true,
      consumers: this.#subscribed.map(({ reaction }) => ({
        queue: reaction.queue,
        running: this.#isConsuming,
      })),
    };
  }

  async stopConsuming(limitMs: number): Promise<void> {
    this.#isConsuming = false;
    for (const { leave } of this.#subscribed) leave();
    await Promise.all(this.#subscribed.map(({ reaction }) => reaction.finish(limitMs)));
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }
}
