import type { Reaction } from '../transport/reaction.js';
import type { PublishOutcome } from '../transport/outcomes.js';
import type { EventTransport, OutgoingEvent, QueueStats } from '../transport/transport.js';
import { BrokerConnection } from './broker-connection.js';
import { queueStats } from './check-queues.js';
import { QueueConsumer } from './queue-consumer.js';
import { RabbitMqPublisher } from './rabbitmq-publisher.js';

/** Options of RabbitMQ; `url` is amqp(s)://user:password@host:port/vhost. */
export interface RabbitMqTransportOptions {
  readonly kind: 'rabbitmq';
  readonly url: string;
}

/** Transports events over RabbitMQ. Consumers have their own connection, as a broker short of memory blocks publishing ones. */
export class RabbitMqTransport implements EventTransport {
  readonly batchSize = 100;
  readonly #publishing: BrokerConnection;
  readonly #consuming: BrokerConnection;
  readonly #publisher: RabbitMqPublisher;
  #consumers: readonly QueueConsumer[] = [];
  #isConsuming = false;

  constructor(service: string, { url }: RabbitMqTransportOptions) {
    this.#publishing = new BrokerConnection(url, `${service} publisher`);
    this.#consuming = new BrokerConnection(url, `${service} consumer`);
    this.#publisher = new RabbitMqPublisher(this.#publishing);
  }

  openPublisher(): void {
    this.#publishing.open();
  }

  isReadyToPublish(): boolean {
    return this.#publishing.takesMessages;
  }

  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]> {
    return this.#publisher.publish(events);
  }

  consume(reactions: readonly Reaction[]): void {
    this.#isConsuming = true;
    if (reactions.length === 0) return;
    this.#consuming.open();
    this.#consumers = reactions.map((reaction) => new QueueConsumer(this.#consuming, reaction));
    for (const consumer of this.#consumers) consumer.start();
  }

  isReady(): boolean {
    const isConnected = this.#publishing.isReady && this.#consuming.isReady;
    return this.#isConsuming && isConnected && this.#consumers.every(({ isRunning }) => isRunning);
  }

  async queueStats(queues: readonly string[]): Promise<QueueStats[]> {
    const connection = this.#consuming.current;
    if (!connection) throw new Error('the broker is unavailable');
    return queueStats(connection, queues);
  }

  async stopConsuming(timeoutMs: number): Promise<void> {
    this.#isConsuming = false;
    await Promise.all(this.#consumers.map((consumer) => consumer.stop(timeoutMs)));
  }

  async close(): Promise<void> {
    await Promise.all([this.#publishing.close(), this.#consuming.close()]);
  }
}
