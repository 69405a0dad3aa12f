import { z } from 'zod';
import type { PlaceResponse } from '../../catalogue/place.js';
import { idInput } from '../../http/id-input.js';
import { inLanguage } from '../../in-language.js';
import type { Language } from '../../languages.js';
import { optionalText, unlessAbsent } from '../../text.js';
import { bookingTextLimits as limits } from '../booking-choices.js';

const placeId = (field: string) => idInput(`${field}.invalid`).nullable().optional();

/**
 * Of a request: the places whose texts its pickup and drop-off are, and where exactly the customer waits. Without
 * defaults, so that the hash of a repeated request is what it was.
 */
export const ridePlaces = {
  pickupPlaceId: placeId('pickupPlaceId'),
  dropoffPlaceId: placeId('dropoffPlaceId'),
  pickupNote: unlessAbsent(optionalText('pickupNote', limits.pickupNote)),
};

/** The same of a stored booking; the ids are those of the catalogue at that time. */
export const storedRidePlaces = {
  pickupPlaceId: z.uuid().nullable().default(null),
  dropoffPlaceId: z.uuid().nullable().default(null),
  /** Entrance, room or gate. */
  pickupNote: z.string().nullable().default(null),
};

/** An active place that a request names, with the texts that its choice writes into the request. */
export const bookedPlace = z.object({ id: z.uuid(), texts: z.array(z.string()) });
export type BookedPlace = z.infer<typeof bookedPlace>;

type NamedPlace = Pick<PlaceResponse, 'name' | 'nameRu' | 'address' | 'addressRu'>;

/** What a booking stores of a place beside its id: name and address, the name alone where both are too long. */
export function placeText(place: NamedPlace, language: Language): string {
  const name = inLanguage(place, 'name', language);
  const address = inLanguage(place, 'address', language);
  const text = address ? `${name}, ${address}` : name;
  return text.length > limits.location ? name : text;
}
