import { defineEvent, type EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { z } from 'zod';

const rideData = z.object({ ride: z.int() });

export type RideData = z.infer<typeof rideData>;

/** An event of the tests' own, with the reactions that must not miss it. */
export function rideEvent(name: string, reactions: readonly string[]): EventDefinition<RideData> {
  return defineEvent({ routingKey: `ride.${name}.v1`, data: rideData, example: { ride: 1 }, reactions });
}
