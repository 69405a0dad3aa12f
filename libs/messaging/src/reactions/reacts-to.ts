import type { EventDefinition } from '@chauffeur/contracts';
import { UseFilters } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { ReceivedEvent } from '../delivery/received-event.js';
import { ReactionFailureFilter } from './reaction-failure.filter.js';
import type { Delivery } from './reaction.js';

export interface ReactionOptions {
  /** What the reaction does, second part of its queue's name: `record-revenue`. */
  readonly effect: string;
  /** Default 'queue'. */
  readonly delivery?: Delivery;
}

/** What `@ReactsTo` leaves on the method for the transport. */
export interface ReactionExtras extends Required<ReactionOptions> {
  readonly event: EventDefinition;
}

type ReactionMethod<Data> = (data: Data, message: ReceivedEvent) => Promise<void>;

/**
 * Marks the method of a Nest `@Controller()` that handles an event:
 *
 *     @ReactsTo(bookingCreated, { effect: 'record-revenue' })
 *     async recordRevenue(data: BookingCreated, message: ReceivedEvent): Promise<void>
 *
 * Delivery 'queue': the queue `<service>.<effect>` is named in the event's `reactions`; each event arrives at
 * least once, several at a time and in no promised order, so the work belongs into `Inbox.once`. A throw is
 * repeated with backoff, then the message is parked; while database or network are away it waits.
 * Delivery 'broadcast': every replica that runs hears it, without inbox or database; what happens while a
 * replica is cut off from the broker it does not hear (see `BroadcastGaps`).
 */
export function ReactsTo<Data>(event: EventDefinition<Data>, options: ReactionOptions) {
  return <Method extends ReactionMethod<Data>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    const extras: ReactionExtras = {
      event,
      effect: options.effect,
      delivery: options.delivery ?? 'queue',
    };
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    const pattern = EventPattern(event.routingKey, extras) as MethodDecorator;
    pattern(target, key, method);
    UseFilters(ReactionFailureFilter)(target, key, method);
  };
}
