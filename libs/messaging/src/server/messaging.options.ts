import type { Type } from '@nestjs/common';
import type { InProcessEventBus } from '../in-process/in-process-event-bus.js';
import type { RabbitMqTransportOptions } from '../rabbitmq/rabbitmq-transport.js';

export const MESSAGING_OPTIONS = Symbol('messaging options');
export const EVENT_TRANSPORT = Symbol('event transport');

/** How one service takes part in events; given to `MessagingModule.forRoot`. */
export interface MessagingOptions {
  /** The service's name, first part of its queues' names: `booking`. */
  readonly service: string;
  /** The bus that services of one process share is made by the application that hosts them. */
  readonly transport:
    | RabbitMqTransportOptions
    | { readonly kind: 'in-process'; readonly bus: InProcessEventBus };
  /** The controllers of all its reactions (its subscriptions.ts): one that is left out keeps it from starting. */
  readonly subscriptions: readonly Type[];
}
