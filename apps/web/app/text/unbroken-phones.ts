/** Returns phone numbers whose lines break between two of them alone. The font has no hyphen that does not break. */
export function unbrokenPhones(phones: string): string {
  return phones.replaceAll(/(?<=[\d)]) (?=[\d(])/g, '\u00a0').replaceAll(/(?<=[\d)])-(?=[\d(])/g, '-\u2060');
}
