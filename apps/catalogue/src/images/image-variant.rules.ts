import { imageWidths } from '@chauffeur/contracts/catalogue/image-address';

/** The variants of an image that can be requested: one of the fixed widths, or the form for link previews. */
export type ImageVariant =
  | { readonly kind: 'width'; readonly width: number; readonly contentType: 'image/webp' }
  | { readonly kind: 'social'; readonly contentType: 'image/jpeg' };

/** Reads a file's name such as `800.webp`; null for any other, so that no client can request endless sizes. */
export function imageVariantOf(name: string): ImageVariant | null {
  if (name === 'social.jpg') return { kind: 'social', contentType: 'image/jpeg' };
  const width = imageWidths.find((known) => name === `${known}.webp`);
  return width === undefined ? null : { kind: 'width', width, contentType: 'image/webp' };
}
