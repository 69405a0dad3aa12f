import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { optionalText, unlessAbsent } from '../../inputs/text.js';
import { bookingTextLimits as limits } from '../booking-choices.js';

const placeId = (field: string) => idInput(`${field}.invalid`).nullable().optional();

/**
 * Fields of a request: the places that pickup and drop-off were chosen from, and where exactly the customer waits. They have no
 * defaults, so that the hash of a repeated request stays the same.
 */
export const ridePlaces = {
  pickupPlaceId: placeId('pickupPlaceId'),
  dropoffPlaceId: placeId('dropoffPlaceId'),
  pickupNote: unlessAbsent(optionalText('pickupNote', limits.pickupNote)),
};

/** The same fields of a stored booking; the ids are those of the catalogue when it was made. */
export const storedRidePlaces = {
  pickupPlaceId: z.uuid().nullable().default(null),
  dropoffPlaceId: z.uuid().nullable().default(null),
  /** Entrance, room or gate. */
  pickupNote: z.string().nullable().default(null),
};

/** An active place that a request names, with the texts that a form may enter for it. */
export const bookedPlace = z.object({ id: z.uuid(), texts: z.array(z.string()) });
export type BookedPlace = z.infer<typeof bookedPlace>;
