/** Max length of a subject, in characters; RFC 5322 allows 998 per line, mail programs show far fewer. */
const subjectLimit = 200;

/** Makes text safe as a header's value: one line, no control characters. */
export function headerText(text: string): string {
  // Control characters, and the line and paragraph separators of Unicode.
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Makes text safe as a subject line, truncated at the limit without splitting a character. */
export function subjectLine(text: string): string {
  const characters = Array.from(headerText(text));
  return characters.length > subjectLimit
    ? `${characters.slice(0, subjectLimit - 1).join('')}…`
    : characters.join('');
}
