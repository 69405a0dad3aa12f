import type { DriverLanguage } from '../../languages/language.js';
import { placeName } from '../airport.js';

/** Between two stops in one line of text. */
export const stopSeparator = '; ';

/** Returns a ride's stops as one line of text, for changes and files; null without any. */
export function stopsText(stops: readonly { readonly text: string }[]): string | null {
  return stops.length === 0 ? null : stops.map(({ text }) => text).join(stopSeparator);
}

/** Returns the same with the airport as the language calls it. */
export function stopsTextIn(
  stops: readonly { readonly text: string }[],
  language: DriverLanguage,
): string | null {
  return stopsText(stops.map(({ text }) => ({ text: placeName(text, language) })));
}
