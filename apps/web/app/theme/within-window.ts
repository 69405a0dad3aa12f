/**
 * Returns a font size that is also limited to a part of the window, so that the long words of a heading fit on a phone
 * where text is enlarged.
 * @param size in CSS
 * @param maxVw percent of the window's width
 */
export function withinWindow(size: string, maxVw = 11.5): string {
  return `min(${size}, ${maxVw}vw)`;
}
