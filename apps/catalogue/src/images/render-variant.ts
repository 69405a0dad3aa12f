import sharp from 'sharp';
import type { ImageVariant } from './image-variant.rules.js';

/** Size that link previews expect, in px. */
const social = { width: 1200, height: 630 };
/** Pictures are re-encoded when stored, so this only bounds a damaged row. */
const mostPixels = 40_000_000;

export function renderVariant(bytes: Buffer, variant: ImageVariant): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  if (variant.kind === 'social')
    return picture
      .resize({ ...social, fit: 'cover' })
      .jpeg({ quality: 80 })
      .toBuffer();
  return picture.resize({ width: variant.width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}
