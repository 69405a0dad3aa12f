import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import type { Type } from '@nestjs/common';
import type { ReceivedEvent } from '../envelope/event-envelope.js';
import type { Delivery } from '../transport/reaction.js';

const REACTION = Symbol('reaction');

interface ReactionMetadata {
  readonly event: EventDefinition;
  /** What the reaction does, the second part of its queue's name: `record-revenue`. */
  readonly effect: string;
  readonly delivery: Delivery;
}

type ReactionMethod<Data> = (data: Data, message: ReceivedEvent) => Promise<void>;

/**
 * Marks the method of a Nest `@Controller()` that handles an event:
 *
 *     @ReactsTo(bookingCreated, { effect: 'record-revenue' })
 *     async onBookingCreated(data: BookingCreated, message: ReceivedEvent): Promise<void>
 *
 * Delivery 'queue', the default: the event's `reactions` must name the queue `<service>.<effect>`. Events arrive at least
 * once, concurrently and in no guaranteed order, so the work belongs in `Inbox.once`. If the method throws, the message is
 * retried with backoff and then becomes a dead letter; while database or network are unavailable it waits.
 *
 * Delivery 'broadcast': every running replica receives the event, without inbox or database. A replica that is disconnected
 * from the broker misses it (see `MessagingActivity`).
 */
export function ReactsTo<Data>(
  event: EventDefinition<Data>,
  { effect, delivery = 'queue' }: { readonly effect: string; readonly delivery?: Delivery },
) {
  return <Method extends ReactionMethod<Data>>(
    _target: object,
    _key: string | symbol,
    { value }: TypedPropertyDescriptor<Method>,
  ): void => {
    const metadata: ReactionMetadata = { event, effect, delivery };
    if (value) Reflect.defineMetadata(REACTION, metadata, value);
  };
}

/** Returns the methods of a class that are marked with `@ReactsTo`, with their metadata; nothing if it is not a class. */
export function reactionsOf(
  type: Partial<Pick<Type, 'prototype'>> | null | undefined,
): (ReactionMetadata & { readonly method: ReactionMethod<unknown> })[] {
  const prototype: unknown = type?.prototype;
  if (typeof prototype !== 'object' || prototype === null) return [];
  return Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value: method }) => {
    if (typeof method !== 'function') return [];
    const metadata: ReactionMetadata | undefined = Reflect.getMetadata(REACTION, method);
    return metadata ? [{ ...metadata, method }] : [];
  });
}
