/** Escapes text for a LIKE pattern, so that `%` and `_` are not wildcards. */
export function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
