import { placeName } from '@chauffeur/contracts/bookings/airport';
import { placeTextIn } from '@chauffeur/contracts/bookings/ride-details/place-texts';
import type { PlaceNames } from '@chauffeur/contracts/catalogue/places/place';
import type { Language } from '@chauffeur/contracts/languages/languages';

/** A ride's place: the text as it was chosen, and its place if it is a known one. */
export interface ChosenPlace {
  readonly text: string;
  readonly placeId?: string | null | undefined;
}

/** Returns a ride's place as the language calls it, if its names are among `places`; otherwise as it was chosen. */
export function placeForReader(
  { text, placeId }: ChosenPlace,
  places: readonly PlaceNames[],
  language: Language,
): string {
  const place = places.find(({ id }) => id === placeId);
  return placeName(placeTextIn(text, place, language), language);
}
