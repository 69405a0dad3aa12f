/**
 * Returns phone numbers that do not break at their spaces, but between two of them. Hyphens stay: what keeps a line
 * together after one is an invisible character, which would be copied with the number.
 */
export function unbrokenPhones(phones: string): string {
  return phones.replaceAll(/(?<=[\d)]) (?=[\d(])/g, '\u00a0');
}
