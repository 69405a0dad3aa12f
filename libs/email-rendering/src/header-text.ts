/** Longest subject that is sent, in characters; RFC 5322 allows 998 a line, readers show far fewer. */
const subjectLimit = 200;

/** Makes text safe as a header's value: one line, no control characters. */
export function headerText(text: string): string {
  // Control characters, and the line and paragraph separators of Unicode.
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A subject line, cut at the limit without splitting a character. */
export function subjectLine(text: string): string {
  const characters = Array.from(headerText(text));
  return characters.length > subjectLimit
    ? `${characters.slice(0, subjectLimit - 1).join('')}…`
    : characters.join('');
}
