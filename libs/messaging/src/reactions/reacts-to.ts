import type { EventDefinition } from '@chauffeur/contracts';
import { Catch, UseFilters, type ExceptionFilter, type Type } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { PATTERN_EXTRAS_METADATA } from '@nestjs/microservices/constants.js';
import { throwError, type Observable } from 'rxjs';
import type { ReceivedEvent } from '../envelope/event-envelope.js';
import type { Delivery } from '../transport/reaction.js';

/** What `@ReactsTo` stores on the method for the transport. */
export interface ReactionExtras {
  readonly event: EventDefinition;
  /** What the reaction does, second part of its queue's name: `record-revenue`. */
  readonly effect: string;
  readonly delivery: Delivery;
}

type ReactionMethod<Data> = (data: Data, message: ReceivedEvent) => Promise<void>;

/** Lets the error reach the transport as it was thrown: Nest's own filter would replace it by "Internal server error". */
@Catch()
class ReactionFailureFilter implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * Marks the method of a Nest `@Controller()` that handles an event:
 *
 *     @ReactsTo(bookingCreated, { effect: 'record-revenue' })
 *     async onBookingCreated(data: BookingCreated, message: ReceivedEvent): Promise<void>
 *
 * Delivery 'queue', the default: the queue `<service>.<effect>` is named in the event's `reactions`; each event arrives at
 * least once, several at a time and in no promised order, so the work belongs into `Inbox.once`. A throw is
 * repeated with backoff, then the message becomes a dead letter; while database or network are unavailable it waits.
 * Delivery 'broadcast': every replica that runs receives it, without inbox or database; what happens while a
 * replica is cut off from the broker it does not receive (see `MessagingActivity`).
 */
export function ReactsTo<Data>(
  event: EventDefinition<Data>,
  { effect, delivery = 'queue' }: { readonly effect: string; readonly delivery?: Delivery },
) {
  return <Method extends ReactionMethod<Data>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    const extras: ReactionExtras = { event, effect, delivery };
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    const pattern = EventPattern(event.routingKey, extras) as MethodDecorator;
    pattern(target, key, method);
    UseFilters(ReactionFailureFilter)(target, key, method);
  };
}

/** What `@ReactsTo` stored on the methods of a class. */
export function reactionsOf(type: Partial<Pick<Type, 'prototype'>> | null | undefined): ReactionExtras[] {
  const prototype: unknown = type?.prototype;
  if (typeof prototype !== 'object' || prototype === null) return [];
  return Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }) => {
    const extras: Partial<ReactionExtras> | undefined =
      typeof value === 'function' ? Reflect.getMetadata(PATTERN_EXTRAS_METADATA, value) : undefined;
    return extras?.effect ? [extras as ReactionExtras] : [];
  });
}
