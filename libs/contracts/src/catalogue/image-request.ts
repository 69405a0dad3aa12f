import { z } from 'zod';
import { textInput } from '../text.js';

/** Limits of an uploaded image. */
export const imageLimits = {
  /** Bytes of the image itself, however it was sent. */
  bytes: 5 * 1024 * 1024,
  /** Bytes of a whole request that may carry an image in base64, which takes a third more. */
  requestBytes: 8 * 1024 * 1024,
  /** Width times height, looked at before anything is decoded: a photo of a 50-megapixel camera passes. */
  pixels: 50_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** Base64 takes 4 characters for 3 bytes; a data string has its type before them. */
const maxCharacters = Math.ceil(imageLimits.bytes / 3) * 4 + 100;

/** SHA-256 of an image that was uploaded before, from the response of `POST /api/admin/images`. */
export const imageHash = z.string('imageHash.invalid').regex(/^[0-9a-f]{64}$/, 'imageHash.invalid');

/** An image's bytes as a data string or bare base64; the type is detected from the bytes. */
export const imageBase64 = textInput('imageBase64')
  .min(1, 'imageBase64.invalid')
  .max(maxCharacters, { error: 'image.tooLarge' });

/** The JSON form of an upload. */
export const uploadImageRequest = z.object({ imageBase64 }).meta({ id: 'UploadImageRequest' });

/** The single image of a record: one that was uploaded before, or its bytes; neither means no image. */
export const chosenImage = {
  imageHash: imageHash.nullish().transform((hash) => hash ?? null),
  imageBase64: imageBase64.nullish().transform((text) => text ?? null),
} as const;
