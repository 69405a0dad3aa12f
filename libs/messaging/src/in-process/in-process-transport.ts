import type { Reaction } from '../reactions/reaction.js';
import { traceSending } from '../tracing/trace-events.js';
import type {
  EventTransport,
  InHandFigures,
  OutgoingEvent,
  PublishOutcome,
  QueueFigures,
  TransportStatus,
} from '../transport.js';
import type { InProcessEventBus } from './in-process-event-bus.js';
import type { ParkedMessages } from './parked-messages.js';
import { ReactionInProcess } from './reaction-in-process.js';
import type { WaitingMessages } from './waiting-messages.js';

/** Events within one process: the relay hands them to the reactions over the bus. */
export class InProcessTransport implements EventTransport {
  /** As many reactions run side by side as RabbitMQ's prefetch lets run, and one slow one holds up no more. */
  readonly batchSize = 20;
  #subscribed: readonly { readonly reaction: ReactionInProcess; readonly leave: () => void }[] = [];
  #isConsuming = false;
  #leaveProducers: () => void = () => undefined;

  constructor(
    private readonly bus: InProcessEventBus,
    private readonly parked: ParkedMessages,
    private readonly waiting: WaitingMessages,
  ) {}

  openPublisher(): void {
    // The bus is always open: it only hears where messages wait.
    this.#leaveProducers = this.bus.addProducer(() => this.waiting.count());
  }

  isReadyToPublish(): boolean {
    return true;
  }

  reachableQueues(): readonly string[] {
    return this.bus.queues();
  }

  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]> {
    return Promise.all(
      events.map((event) => traceSending(event, 'in-process', () => this.bus.publish(event))),
    );
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

  inHand(): InHandFigures[] {
    return this.#subscribed.map(({ reaction }) => ({
      queue: reaction.queue,
      oldestSeconds: reaction.oldestInHandSeconds,
    }));
  }

  async queues(): Promise<QueueFigures[]> {
    const own = this.#subscribed.filter(({ reaction }) => reaction.delivery === 'queue');
    if (own.length === 0) return [];
    const [waiting, parked] = await Promise.all([this.bus.waiting(), this.parked.count()]);
    return own.map(({ reaction: { queue } }) => ({
      queue,
      messages: waiting.get(queue) ?? 0,
      consumers: this.#isConsuming ? 1 : 0,
      parked: parked.get(queue) ?? 0,
    }));
  }

  async stopConsuming(limitMs: number): Promise<void> {
    this.#isConsuming = false;
    for (const { leave } of this.#subscribed) leave();
    await Promise.all(this.#subscribed.map(({ reaction }) => reaction.finish(limitMs)));
  }

  async close(): Promise<void> {
    this.#leaveProducers();
  }
}
