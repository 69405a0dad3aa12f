const hardSpace = '\u00a0';

/**
 * Sets the spaces that must not break: within numbers and before units and, in Russian, before dashes and after
 * numbers and short words. So the texts of the demo content can be written, and read, with plain ones.
 */
export function typeset(text: string): string {
  return text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, hardSpace)
    .replace(/(?<=\d) (?=(?:km|m|hours?|minutes|USD)(?![a-z]))/g, hardSpace)
    .replace(/(?<=\d) (?=[а-яё])/gi, hardSpace)
    .replace(/ (?=—)/g, hardSpace)
    .replace(/(?<=(?:^|[ («])[а-яё]{1,2}) /gi, hardSpace);
}
