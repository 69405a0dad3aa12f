import sharp from 'sharp';
import type { ImageVariant } from './image-variant.rules.js';

/** The size of link previews, in px. */
const social = { width: 1200, height: 630 };
/** Only against a damaged row: stored images are re-encoded. */
const maxPixels = 40_000_000;

export function renderVariant(bytes: Buffer, variant: ImageVariant): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: maxPixels });
  if (variant.kind === 'social')
    return (
      image
        .resize({ ...social, fit: 'cover' })
        // In a JPEG, transparent pixels would become black.
        .flatten({ background: 'white' })
        .jpeg({ quality: 80 })
        .toBuffer()
    );
  return image.resize({ width: variant.width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}
