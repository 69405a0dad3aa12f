import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import type { ReceivedEvent } from '../envelope/event-envelope.js';
import type { InFlightMessages } from './in-flight-messages.js';
import type { MessagingActivity } from './messaging-activity.js';

export type TransportKind = 'rabbitmq' | 'in-process';

/** 'queue': every event once per service, waiting while the service is down. 'broadcast': every running replica receives it. */
export type Delivery = 'queue' | 'broadcast';

/** A method marked with `@ReactsTo`, ready to be called. */
export interface Reaction {
  /** The service of the reaction, the first part of its queue's name. */
  readonly service: string;
  readonly queue: string;
  readonly transport: TransportKind;
  readonly event: EventDefinition;
  readonly delivery: Delivery;
  /** Its messages that this process has received and not settled yet. */
  readonly inFlight: InFlightMessages;
  readonly activity: MessagingActivity;
  invoke(data: unknown, message: ReceivedEvent): Promise<void>;
}
