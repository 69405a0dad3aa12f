import type { BroadcastGaps } from '../broadcast-gaps.js';
import type { RabbitMqTransportOptions } from '../messaging.options.js';
import type { Reaction } from '../reactions/reaction.js';
import type {
  EventTransport,
  InHandFigures,
  OutgoingEvent,
  PublishOutcome,
  QueueFigures,
  ToldEvents,
  TransportStatus,
} from '../transport.js';
import { BrokerConnection } from './broker-connection.js';
import { LostQueueListener } from './lost-queue-listener.js';
import { QueueConsumer } from './queue-consumer.js';
import { QueueInspector } from './queue-inspector.js';
import { RabbitMqPublisher } from './rabbitmq-publisher.js';
import { DEFAULT_EXCHANGE } from './topology.js';

/** Events over RabbitMQ. Two connections, as a broker short of memory stops reading from those that publish. */
export class RabbitMqTransport implements EventTransport {
  readonly batchSize = 100;
  readonly #exchange: string;
  readonly #publishing: BrokerConnection;
  readonly #consuming: BrokerConnection;
  readonly #publisher: RabbitMqPublisher;
  readonly #inspector: QueueInspector;
  #consumers: readonly QueueConsumer[] = [];
  #lostQueues: LostQueueListener | undefined;

  constructor(
    private readonly service: string,
    options: RabbitMqTransportOptions,
    private readonly gaps: BroadcastGaps,
  ) {
    this.#exchange = options.exchange ?? DEFAULT_EXCHANGE;
    this.#publishing = new BrokerConnection(options.url, `${service} publisher`);
    this.#consuming = new BrokerConnection(options.url, `${service} consumer`);
    this.#publisher = new RabbitMqPublisher(this.#publishing, this.#exchange);
    this.#inspector = new QueueInspector(this.#consuming);
  }

  openPublisher(told: ToldEvents): void {
    this.#publishing.open();
    this.#lostQueues = new LostQueueListener(this.#publishing, this.#exchange, this.service, told);
    this.#lostQueues.start();
  }

  isReadyToPublish(): boolean {
    return this.#publishing.isConnected && !this.#publishing.isBlocked;
  }

  reachableQueues(): undefined {
    return undefined;
  }

  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]> {
    return this.#publisher.publish(events);
  }

  consume(reactions: readonly Reaction[]): void {
    if (reactions.length === 0) return;
    this.#consuming.open();
    this.#consumers = reactions.map(
      (reaction) =>
        new QueueConsumer(this.#consuming, this.#exchange, reaction, () => this.gaps.tell(reaction.queue)),
    );
    for (const consumer of this.#consumers) consumer.start();
  }

  status(): TransportStatus {
    return {
      connected: [this.#publishing, this.#consuming].every(
        (connection) => !connection.isOpened || connection.isConnected,
      ),
      consumers: this.#consumers.map(({ queue, isRunning }) => ({ queue, running: isRunning })),
    };
  }

  inHand(): InHandFigures[] {
    return this.#consumers.map(({ queue, oldestInHandSeconds }) => ({
      queue,
      oldestSeconds: oldestInHandSeconds,
    }));
  }

  queues(): Promise<QueueFigures[]> {
    return this.#inspector.look(
      this.#consumers.filter(({ isBroadcast }) => !isBroadcast).map(({ queue }) => queue),
    );
  }

  async stopConsuming(limitMs: number): Promise<void> {
    await Promise.all(this.#consumers.map((consumer) => consumer.stop(limitMs)));
  }

  async close(limitMs: number): Promise<void> {
    await this.#lostQueues?.stop(limitMs);
    await Promise.all([this.#publishing.close(limitMs), this.#consuming.close(limitMs)]);
  }
}
