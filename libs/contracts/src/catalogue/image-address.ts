/** Widths in px in which every stored image is served; an image is never enlarged beyond its own width. */
export const imageWidths = [400, 800, 1200, 1600] as const;

/** Address of an image in one of `imageWidths`. */
export function imageUrl(hash: string, width: number): string {
  return `/media/${hash}/${width}.webp`;
}

/** Address of the 1200x630 JPEG that link previews show. */
export function socialImageUrl(hash: string): string {
  return `/media/${hash}/social.jpg`;
}

/** The value of `srcset`: every width up to the first that shows the original whole. */
export function imageSourceSet(image: { hash: string; width: number }): string {
  const enough = imageWidths.findIndex((width) => width >= image.width);
  const useful = enough === -1 ? imageWidths : imageWidths.slice(0, enough + 1);
  return useful.map((width) => `${imageUrl(image.hash, width)} ${Math.min(width, image.width)}w`).join(', ');
}
