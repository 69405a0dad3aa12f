/** Cuts a text to a number of characters and marks the cut; shorter texts stay whole. */
export function cutText(text: string, maxLength: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  return `${characters.slice(0, maxLength).join('').trimEnd()}…`;
}
