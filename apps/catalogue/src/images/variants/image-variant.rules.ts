import { imageWidths } from '@chauffeur/contracts/catalogue/media/image-address';

/** A variant of an image that clients can request: one of the fixed widths, or the format for link previews. */
export type ImageVariant =
  | { readonly kind: 'width'; readonly width: number; readonly contentType: 'image/webp' }
  | { readonly kind: 'social'; readonly contentType: 'image/jpeg' };

/** Parses a file name such as `800.webp`; returns null for any other, so that clients can't request arbitrary sizes. */
export function imageVariantOf(name: string): ImageVariant | null {
  if (name === 'social.jpg') return { kind: 'social', contentType: 'image/jpeg' };
  const width = imageWidths.find((known) => name === `${known}.webp`);
  return width === undefined ? null : { kind: 'width', width, contentType: 'image/webp' };
}
