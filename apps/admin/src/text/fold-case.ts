/**
 * Folds case to compare input with what is shown, by the same rule in every browser: a Turkish one would make «ı» of I, and
 * every other one makes two characters of «İ».
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('\u0307', '');
}
