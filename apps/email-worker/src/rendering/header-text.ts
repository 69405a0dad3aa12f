/** Longest subject that is sent, in characters; RFC 5322 allows 998 a line, readers show far fewer. */
const subjectLimit = 200;

/** Makes text safe as a header's value: one line, no control characters. */
export function headerText(text: string): string {
  // C0, DEL, C1, and the line and paragraph separators of Unicode.
  return text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
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
