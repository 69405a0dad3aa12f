import { defineEvent, type EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { z } from 'zod';

const rideData = z.object({ ride: z.int() });

export type RideData = z.infer<typeof rideData>;

/** Defines an event for tests, with the queues that must receive it. */
export function rideEvent(name: string, reactions: readonly string[]): EventDefinition<RideData> {
  return defineEvent({ routingKey: `ride.${name}.v1`, data: rideData, example: { ride: 1 }, reactions });
}
