/**
 * For comparing what is typed with what is shown, by the same rule in every browser: a Turkish one makes «ı» of I, and
 * every other one two characters of «İ».
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('\u0307', '');
}
