/** Longest line of a message in bytes, without its end (RFC 5322, 2.1.1). */
const maxLine = 998;
/** How much longer references may make the HTML: text that has many looks obfuscated to filters. */
const maxGrowth = 1.1;

// Without the flag `u`, which takes five times as long.
const beyondAscii = /[^\0-\x7f]+/g;
const control = /[^\t\n -~]/;
/** In these a reference would be text. */
const withoutReferences = /<(?:style|script)\b[^]*?<\//gi;

/**
 * The HTML as a part of an email for nodemailer: as it is, with references for the few characters beyond ASCII.
 * Quoted-printable, which costs more than rendering, is for what mail servers may change: long lines and other scripts.
 */
export function htmlPart(html: string) {
  const lines = sevenBitLines(html);
  if (!lines) return { content: html, contentTransferEncoding: 'quoted-printable' as const };
  const headers = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 7bit';
  // With the line ends of SMTP, since the library would copy the text around each other one.
  return { raw: `${headers}\r\n\r\n${lines.join('\r\n')}` };
}

/** Null where the HTML can't be in ASCII and in short lines. */
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
