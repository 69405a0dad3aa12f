import type { PlaceResponse } from './place.js';

/** Max places that a search finds, max suggestions without a query, and min characters of a query. */
export const placeSearchLimits = { found: 8, suggested: 5, minCharacters: 2 } as const;

/** Returns the places for a query; the popular ones if it is empty. */
export type PlaceSearch = (typed: string) => PlaceResponse[];

/** Where a word of the query matches; smaller ranks first. */
const rank = { nameBegins: 0, name: 1, alias: 2, address: 3 } as const;

interface IndexedPlace {
  readonly place: PlaceResponse;
  /** The whole folded names. */
  readonly names: readonly string[];
  /** Folded words with the rank of their text, names first. */
  readonly words: readonly { readonly word: string; readonly rank: number }[];
}

/**
 * Prepares a search of places that runs in the browser, so that queries never leave it. Each word of the query must be the
 * beginning of a word of a name, alias or address, ignoring case, diacritics and script.
 */
export function placeSearch(places: readonly PlaceResponse[]): PlaceSearch {
  const known = places.map(indexed).toSorted(byPopularityAndName);
  const suggested = known.filter(({ place }) => place.isPopular).slice(0, placeSearchLimits.suggested);
  return (typed) => {
    const query = fold(typed);
    if (query === '') return suggested.map(({ place }) => place);
    if (typed.trim().length < placeSearchLimits.minCharacters) return [];
    return known
      .flatMap((entry) => {
        const found = rankOf(entry, query);
        return found === null ? [] : [{ place: entry.place, found }];
      })
      .toSorted((one, other) => one.found - other.found)
      .slice(0, placeSearchLimits.found)
      .map(({ place }) => place);
  };
}

function indexed(place: PlaceResponse): IndexedPlace {
  const names = [place.name, place.nameRu, place.nameAz].filter((name) => name !== null);
  const addresses = [place.address, place.addressRu].filter((address) => address !== null);
  const wordsOf = (texts: readonly string[], of: number) =>
    texts.flatMap((text) => wordsIn(fold(text))).map((word) => ({ word, rank: of }));
  return {
    place,
    names: names.flatMap((name) => withLatin(fold(name))),
    words: [
      ...wordsOf(names, rank.name),
      ...wordsOf(place.aliases, rank.alias),
      ...wordsOf(addresses, rank.address),
    ].flatMap(({ word, rank: of }) => withLatin(word).map((spelling) => ({ word: spelling, rank: of }))),
  };
}

function byPopularityAndName({ place: one }: IndexedPlace, { place: other }: IndexedPlace): number {
  return Number(other.isPopular) - Number(one.isPopular) || one.name.localeCompare(other.name);
}

/** Returns `nameBegins` if a name begins with the query, else the worst rank of its words; null if one does not match. */
function rankOf({ names, words }: IndexedPlace, query: string): number | null {
  if (withLatin(query).some((spelling) => names.some((name) => name.startsWith(spelling)))) {
    return rank.nameBegins;
  }
  const ranks = wordsIn(query).map((word) => {
    const spellings = withLatin(word);
    return words.find((known) => spellings.some((spelling) => known.word.startsWith(spelling)))?.rank;
  });
  return ranks.reduce<number | null>(
    (last, found) => (last === null || found === undefined ? null : Math.max(last, found)),
    0,
  );
}

/** Folds a text: lower case, only letters and digits, single spaces, and without diacritics, as people type it. */
function fold(text: string): string {
  return wordsIn(
    text
      .toLowerCase()
      .replaceAll('ə', 'e')
      .replaceAll('ı', 'i')
      .normalize('NFD')
      // Removes diacritics, as of ö, ü, ğ, ş, ç, İ and ё.
      .replaceAll(/\p{M}/gu, ''),
  ).join(' ');
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Transliteration of folded Cyrillic letters. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Returns a folded text and, if it has Cyrillic letters, its transliteration. */
function withLatin(text: string): string[] {
  const spelled = text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => latin[letter] ?? letter);
  return spelled === text ? [text] : [text, spelled];
}
