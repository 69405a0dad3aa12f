import { imageWidths } from '@chauffeur/contracts/catalogue/media/image-address';
import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import { CodedError } from '@chauffeur/service-kit';
import sharp from 'sharp';
import { imageTypeOf } from './image-type.rules.js';

export interface NormalisedImage {
  /** In px. */
  readonly width: number;
  /** In px. */
  readonly height: number;
  /** WebP without metadata. */
  readonly bytes: Buffer;
}

/** Limit of the longer side, in px: no page shows more. */
const maxSide = Math.max(...imageWidths);
/** WebP quality; higher than that of the rendered variants (80). */
const storedQuality = 90;
/** In seconds; an image that takes longer is rejected. */
const timeLimit = 20;

/**
 * Returns an image as it is stored: upright, re-encoded as WebP, without metadata, at most 1600 px on its longer side.
 * Throws CodedError `image.tooLarge`, `image.unsupportedType`, `image.tooManyPixels` (before anything is decoded) or
 * `image.unreadable`.
 */
export async function normaliseImage(bytes: Buffer): Promise<NormalisedImage> {
  if (bytes.length > imageLimits.bytes) throw new CodedError('image.tooLarge');
  if (!imageTypeOf(bytes)) throw new CodedError('image.unsupportedType');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: storedQuality })
      .timeout({ seconds: timeLimit })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, bytes: data };
  } catch (error) {
    const isTooBig = error instanceof Error && /pixel limit/i.test(error.message);
    throw new CodedError(isTooBig ? 'image.tooManyPixels' : 'image.unreadable');
  }
}
