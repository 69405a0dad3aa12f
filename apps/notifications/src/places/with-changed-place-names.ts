import type { ChangedField, ChangedValue } from '@chauffeur/contracts/bookings/changes/booking-change';
import { isTextOf, placeTextIn } from '@chauffeur/contracts/bookings/ride-details/place-texts';
import { stopSeparator, stopsText } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { EntityManager } from 'typeorm';
import { readPlacesOfTexts } from './read-places.js';
import type { RideOfPlaces } from './with-place-names.js';

interface NamedRide {
  readonly ride: RideOfPlaces;
  /** The same ride, of `withPlaceNames`. */
  readonly named: RideOfPlaces;
}

/**
 * Returns the changes with their places as the language calls them. A change has texts alone: the present places of the ride
 * are called as in the ride, others as the known place of that text, unless several places share it. A change to the same
 * place in another language stays as it is.
 */
export async function withChangedPlaceNames(
  manager: EntityManager,
  changes: readonly ChangedField[],
  { ride, named }: NamedRide,
  language: Language,
): Promise<ChangedField[]> {
  const texts = changes.flatMap(({ field, from, to }) => [...textsOf(field, from), ...textsOf(field, to)]);
  if (texts.length === 0) return [...changes];
  const places = await readPlacesOfTexts(manager, texts);
  const namesOfRide = textsOfRide(named);
  const present = new Map<string, string>();
  for (const [index, text] of textsOfRide(ride).entries()) {
    const name = namesOfRide[index] ?? text;
    // The same text may also have been typed elsewhere, without a place.
    if (name !== text || !present.has(text)) present.set(text, name);
  }
  const nameOf = (text: string): string => {
    const own = places.filter((place) => isTextOf(place, text));
    const [name, ...others] = new Set(own.map((place) => placeTextIn(text, place, language)));
    return present.get(text) ?? (others.length === 0 ? name : undefined) ?? text;
  };
  const stopsOfRide = stopsText(ride.stops ?? []);
  const valueOf = (field: string, value: ChangedValue): ChangedValue =>
    // The text of a stop may have a separator too: only the present stops are known one by one.
    field === 'stops' && value === stopsOfRide
      ? stopsText(named.stops ?? [])
      : textsOf(field, value).map(nameOf).join(stopSeparator) || value;
  return changes.map((change) => {
    const { field } = change;
    const [from, to] = [valueOf(field, change.from), valueOf(field, change.to)];
    return from === to ? change : { field, from, to };
  });
}

/** Returns the texts of places in a changed value; none if the field is not about places. */
function textsOf(field: string, value: ChangedValue): string[] {
  if (typeof value !== 'string') return [];
  if (field === 'stops') return value.split(stopSeparator);
  return field === 'pickupLocation' || field === 'dropoffLocation' ? [value] : [];
}

function textsOfRide({ pickupLocation, dropoffLocation, stops = [] }: RideOfPlaces): string[] {
  return [pickupLocation, dropoffLocation ?? '', ...stops.map(({ text }) => text)];
}
