/**
 * Cuts a text to a number of characters including the ellipsis: after a whole word, and without the punctuation that
 * follows it. Returns shorter texts unchanged; a single long word is cut at the limit.
 */
export function cutText(text: string, maxLength: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  const room = characters.slice(0, maxLength - 1).join('');
  const endsWithWord = /\s/.test(characters[maxLength - 1] ?? '');
  const words = endsWithWord ? room : room.replace(/\s\S*$/, '');
  return `${words.replace(/[\s.,:;!?…–—(«“-]+$/u, '')}…`;
}
