import type { PlaceResponse } from './place.js';

/** How many places a search finds at most, how many are suggested before it, and from how many characters it searches. */
export const placeSearchLimits = { found: 8, suggested: 5, minCharacters: 2 } as const;

/** Places for what is typed: the popular ones while nothing is. */
export type PlaceSearch = (typed: string) => PlaceResponse[];

/** Where a word of the query was found; smaller comes first. */
const rank = { nameBegins: 0, name: 1, alias: 2, address: 3 } as const;

interface IndexedPlace {
  readonly place: PlaceResponse;
  /** The folded names in whole. */
  readonly names: readonly string[];
  /** Folded words with the rank of the text that they are of, names first. */
  readonly words: readonly { readonly word: string; readonly rank: number }[];
}

/**
 * Prepares a search in places, so that nothing that a visitor types leaves the browser. Each word must begin a word of
 * a name, an alias or an address, without regard to case, diacritics and script.
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

/** That of the query's word that is found last; null where one is not found. */
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

/** Words of letters and digits in lower case, separated by single spaces, with the letters that people type instead. */
function fold(text: string): string {
  return wordsIn(
    text
      .toLowerCase()
      .replaceAll('ə', 'e')
      .replaceAll('ı', 'i')
      .normalize('NFD')
      // Also of ö, ü, ğ, ş, ç, İ and ё.
      .replaceAll(/\p{M}/gu, ''),
  ).join(' ');
}

function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Folded Cyrillic letters in Latin ones. */
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

/** A folded text as it is, and in Latin letters where it has Cyrillic ones. */
function withLatin(text: string): string[] {
  const spelled = text.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => latin[letter] ?? letter);
  return spelled === text ? [text] : [text, spelled];
}
