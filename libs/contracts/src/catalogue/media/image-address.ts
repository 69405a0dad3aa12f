/** Widths in px in which images are served; images are never enlarged. */
export const imageWidths = [400, 800, 1200, 1600] as const;

/** Returns the address of an image in one of `imageWidths`. */
export function imageUrl(hash: string, width: number): string {
  return `/media/${hash}/${width}.webp`;
}

/** Returns the address of the 1200x630 JPEG for link previews. */
export function socialImageUrl(hash: string): string {
  return `/media/${hash}/social.jpg`;
}

/** Returns the value of `srcset`: the widths up to the first that is at least the original's. */
export function imageSourceSet(image: { hash: string; width: number }): string {
  const enough = imageWidths.findIndex((width) => width >= image.width);
  const useful = enough === -1 ? imageWidths : imageWidths.slice(0, enough + 1);
  return useful.map((width) => `${imageUrl(image.hash, width)} ${Math.min(width, image.width)}w`).join(', ');
}
