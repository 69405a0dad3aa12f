/** Inserts a text at the cursor, replacing the selection. The returned `cursor` is behind it. */
export function insertText(
  text: string,
  selection: { start: number | null; end: number | null },
  inserted: string,
): { text: string; cursor: number } {
  const start = selection.start ?? text.length;
  const end = Math.max(selection.end ?? start, start);
  return { text: text.slice(0, start) + inserted + text.slice(end), cursor: start + inserted.length };
}
