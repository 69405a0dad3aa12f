/** Between two stops in one line of text. */
export const stopSeparator = '; ';

/** Returns a ride's stops as one line of text, for changes and files; null without any. */
export function stopsText(stops: readonly { readonly text: string }[]): string | null {
  return stops.length === 0 ? null : stops.map(({ text }) => text).join(stopSeparator);
}
