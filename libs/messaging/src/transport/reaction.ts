import type { EventDefinition } from '@chauffeur/contracts';
import type { ReceivedEvent } from '../envelope/event-envelope.js';

/** What carries the events of a service. */
export type TransportKind = 'rabbitmq' | 'in-process';

/** How one attempt at one message ended, and why. */
export type Attempt =
  | { readonly state: 'done' }
  /** Can never be handled: a dead letter at once. */
  | { readonly state: 'invalid'; readonly reason: string }
  /** An error of the message or the code: counts. */
  | { readonly state: 'failed'; readonly reason: string }
  /** Something that the reaction needs is unavailable: does not count. */
  | { readonly state: 'unavailable'; readonly reason: string };

/** 'queue': every event once per service, waiting while the service is down. 'broadcast': every running replica receives it. */
export type Delivery = 'queue' | 'broadcast';

/** A method marked with `@ReactsTo`, ready to be called. */
export interface Reaction {
  /** Whose reaction it is, first part of its queue's name. */
  readonly service: string;
  readonly queue: string;
  readonly transport: TransportKind;
  readonly event: EventDefinition;
  readonly delivery: Delivery;
  /** Called after every attempt. */
  readonly onAttempt?: (outcome: Attempt['state'], seconds: number) => void;
  /** Called when a broadcast reaction begins to receive, after it may have missed events. */
  readonly onMissed?: () => void;
  /** Called when its queue was deleted with what it held. */
  readonly onQueueDeleted?: () => void;
  invoke(data: unknown, message: ReceivedEvent): Promise<void>;
}
