import type { PlaceNames, PlaceResponse } from '../../catalogue/places/place.js';
import { inLanguage } from '../../languages/in-language.js';
import type { DriverLanguage } from '../../languages/language.js';
import { languages } from '../../languages/languages.js';
import { airportLabel } from '../airport.js';
import { bookingTextLimits as limits } from '../booking-choices.js';

type NamedPlace = Omit<PlaceNames, 'id'> & Partial<Pick<PlaceResponse, 'nameAz'>>;

/** Returns the text that a booking stores for a place: name and address, or only the name if both are too long. */
export function placeText(place: NamedPlace, language: DriverLanguage): string {
  const name = inLanguage(place, 'name', language);
  const address = inLanguage(place, 'address', language);
  const text = address ? `${name}, ${address}` : name;
  return text.length > limits.location ? name : text;
}

/** Whether the text is what a booking stores for the place, in any language. */
export function isTextOf(place: NamedPlace, text: string): boolean {
  return languages.some((language) => placeText(place, language) === text);
}

/**
 * Returns the text of a ride's place as the place that it was chosen from is called in a language: a booking has it in the
 * language in which it was chosen. A text that is not the place's own stays as it is, and so does the airport's label, by which
 * a ride begins there (`placeName` translates it).
 */
export function placeTextIn<Text extends string | null>(
  text: Text,
  place: NamedPlace | undefined,
  language: DriverLanguage,
): Text | string {
  if (text === null || text === airportLabel || !place || !isTextOf(place, text)) return text;
  return placeText(place, language);
}
