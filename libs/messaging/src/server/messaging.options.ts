import type { Type } from '@nestjs/common';
import type { InProcessEventBus } from '../in-process/in-process-event-bus.js';
import type { RabbitMqTransportOptions } from '../rabbitmq/rabbitmq-transport.js';

export const MESSAGING_OPTIONS = Symbol('messaging options');
export const EVENT_TRANSPORT = Symbol('event transport');

export interface MessagingOptions {
  /** The service's name, the first part of its queues' names: `booking`. */
  readonly service: string;
  /** In one process, the hosting application creates the bus that its services share. */
  readonly transport:
    | RabbitMqTransportOptions
    | { readonly kind: 'in-process'; readonly bus: InProcessEventBus };
  /** The controllers of all its reactions (its subscriptions.ts); the service does not start if one is missing. */
  readonly subscriptions: readonly Type[];
}
