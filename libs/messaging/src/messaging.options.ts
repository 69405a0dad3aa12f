import type { InProcessEventBus } from './in-process/in-process-event-bus.js';

/** RabbitMQ: `url` is amqp(s)://user:password@host:port/vhost. */
export interface RabbitMqTransportOptions {
  readonly kind: 'rabbitmq';
  readonly url: string;
  /** The topic exchange of all events; default `events`. */
  readonly exchange?: string;
}

/** All services in one process: they share the one bus, made by the application that hosts them. */
export interface InProcessTransportOptions {
  readonly kind: 'in-process';
  readonly bus: InProcessEventBus;
}

export type TransportKind = (RabbitMqTransportOptions | InProcessTransportOptions)['kind'];

export interface MessagingOptions {
  /** The service's name, first part of its queues' names: `booking`. */
  readonly service: string;
  readonly transport: RabbitMqTransportOptions | InProcessTransportOptions;
}
