/** Maximum length of a line of a message in bytes, without CRLF (RFC 5322, 2.1.1). */
const maxLine = 998;
/** Maximum growth of the HTML by character references: spam filters take many of them for obfuscation. */
const maxGrowth = 1.1;

// Without the flag `u`, which is five times as slow.
const beyondAscii = /[^\0-\x7f]+/g;
const control = /[^\t\n -~]/;
/** Raw text elements, which have no character references. */
const withoutReferences = /<(?:style|script)\b[^]*?<\//gi;

/**
 * Returns the HTML part of an email for nodemailer: in 7bit, with character references for the few characters beyond
 * ASCII. Uses quoted-printable, which costs more time than rendering, only for long lines and other scripts.
 */
export function htmlPart(html: string) {
  const lines = sevenBitLines(html);
  if (!lines) return { content: html, contentTransferEncoding: 'quoted-printable' as const };
  const headers = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 7bit';
  // With CRLF line ends: for each other line end, nodemailer would copy the text around it.
  return { raw: `${headers}\r\n\r\n${lines.join('\r\n')}` };
}

/** Returns null if the HTML can't be written in ASCII and short lines. */
function sevenBitLines(html: string): string[] | null {
  const text = html.replaceAll(/\r\n?/g, '\n').replaceAll(beyondAscii, referencesTo);
  if (text.length > html.length * maxGrowth || control.test(text)) return null;
  if (text.length > html.length && html.match(withoutReferences)?.some((element) => !isAscii(element)))
    return null;
  const lines = text.split('\n');
  return lines.every(({ length }) => length <= maxLine) ? lines : null;
}

function isAscii(text: string): boolean {
  return text.search(beyondAscii) < 0;
}

function referencesTo(characters: string): string {
  return Array.from(characters, (character) => `&#${character.codePointAt(0)};`).join('');
}
