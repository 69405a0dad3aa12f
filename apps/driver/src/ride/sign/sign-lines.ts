/** Height of a phone in landscape, as a fraction of its width; the lowest that is common. */
const height = 0.42;
/** Line height, as a multiple of the font size. */
const lineHeight = 1.15;
const maxLines = 4;
/** Max width of a bold character, as a multiple of the font size; a name like MUHAMMAD consists almost of these alone. */
const characterWidths: readonly [RegExp, number][] = [
  [/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{ExtPict}MWƏmwЖМШЩЫЮю@]/u, 1],
  [/[CDGHNOQUДЗИЛНОПСФЦЭжмфшщы]/, 0.76],
];
const usualWidth = 0.68;

/** The largest size at which a sign's text fits the screen, in percent of its longer side. */
export function signSize(text: string): number {
  const words = wordsOf(text);
  const sizes = Array.from({ length: maxLines }, (_, index) => {
    const lines = wrap(words, index + 1).map((line) => line.trimEnd());
    const longest = Math.max(...lines.map(widthOf));
    return Math.min(0.92 / longest, (0.9 * height) / (lines.length * lineHeight));
  });
  return Math.floor(Math.max(...sizes) * 1_000) / 10;
}

/** Splits a text where browsers break lines: after a space, and after a hyphen between letters. */
function wordsOf(text: string): string[] {
  const words = text.trim().split(/\s+/);
  return words.flatMap((word) => `${word} `.match(/[^-]+-+(?=\p{L})|.+$/gu) ?? []);
}

/** Of the font's size. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    // Accents don't make letters wider.
    const [letter = ''] = character.normalize('NFD');
    width += characterWidths.find(([pattern]) => pattern.test(letter))?.[1] ?? usualWidth;
  }
  return width;
}

/** Breaks words into at most `count` lines of similar length. */
function wrap(words: readonly string[], count: number): string[] {
  const target = widthOf(words.join('')) / count;
  const lines: string[] = [];
  for (const word of words) {
    const line = lines[lines.length - 1];
    const isFull = line === undefined || widthOf(line) + widthOf(word) / 2 > target;
    if (isFull && lines.length < count) lines.push(word);
    else lines[lines.length - 1] = `${line ?? ''}${word}`;
  }
  return lines;
}
