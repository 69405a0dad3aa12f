import type { Language } from '@chauffeur/contracts';
import { valueTexts } from '../locales/texts.js';

/** A place in the reader's language where it is one of the site's own; every other as the customer wrote it. */
export function placeName(place: string, language: Language): string {
  const places: Readonly<Record<string, string>> = valueTexts(language).place;
  return (Object.hasOwn(places, place) && places[place]) || place;
}
