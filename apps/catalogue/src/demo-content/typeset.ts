const hardSpace = '\u00a0';

/**
 * Replaces spaces that must not break with non-breaking ones: within numbers, before units and, in Russian, before
 * dashes and after numbers and short words. The texts of the demo content can then be written with plain spaces.
 */
export function typeset(text: string): string {
  return text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, hardSpace)
    .replace(/(?<=\d) (?=(?:km|m|hours?|minutes|USD)(?![a-z]))/g, hardSpace)
    .replace(/(?<=\d) (?=[а-яё])/gi, hardSpace)
    .replace(/ (?=—)/g, hardSpace)
    .replace(/(?<=(?:^|[ («])[а-яё]{1,2}) /gi, hardSpace);
}
