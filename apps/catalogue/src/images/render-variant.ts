import sharp from 'sharp';
import type { ImageVariant } from './image-variant.rules.js';

/** Size that link previews expect, in px. */
const social = { width: 1200, height: 630 };
/** Images are re-encoded when stored, so this only bounds a damaged row. */
const maxPixels = 40_000_000;

export function renderVariant(bytes: Buffer, variant: ImageVariant): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: maxPixels });
  if (variant.kind === 'social')
    return (
      image
        .resize({ ...social, fit: 'cover' })
        // JPEG would show what is transparent in black.
        .flatten({ background: 'white' })
        .jpeg({ quality: 80 })
        .toBuffer()
    );
  return image.resize({ width: variant.width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}
