/** The lists in which the input can be searched. */
export type SearchableList = 'bookings' | 'board' | 'drivers';

export interface GoToChoice {
  /** Below /admin. */
  readonly path: string;
  readonly label: string;
}

const addressOf: Readonly<Record<SearchableList, (text: string) => string>> = {
  bookings: (text) => `/bookings?search=${text}`,
  board: (text) => `/dispatch?q=${text}`,
  drivers: (text) => `/drivers?search=${text}`,
};

/** Shorter text finds too much. */
const minSearched = 2;

/**
 * Returns the choices for the input: screens with a word that begins with it, in their order, then searches in the lists.
 * Without input, all screens.
 */
export function goToChoices(
  screens: readonly GoToChoice[],
  typed: string,
  labelOf: (place: SearchableList, text: string) => string,
): GoToChoice[] {
  const text = typed.trim();
  const start = text.toLowerCase();
  const found = screens.filter(({ label }) => ` ${label.toLowerCase()}`.includes(` ${start}`));
  if (text.length < minSearched) return found;
  const places = Object.entries(addressOf) as [SearchableList, (text: string) => string][];
  const searches = places.map(([place, address]) => ({
    path: address(encodeURIComponent(text)),
    label: labelOf(place, text),
  }));
  return [...found, ...searches];
}
