/** Text for a LIKE pattern in which what was typed means itself: `%` and `_` are no wildcards. */
export function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
