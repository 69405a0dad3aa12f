import { z } from 'zod';
import { textInput } from '../../inputs/text.js';
import { imageHashInput } from './image.js';

/** Limits of an uploaded image. */
export const imageLimits = {
  /** Max bytes of the image itself, in whatever encoding it is sent. */
  bytes: 5 * 1024 * 1024,
  /** Max bytes of a request with an image in base64, which takes a third more. */
  requestBytes: 8 * 1024 * 1024,
  /** Max width times height, checked before decoding; photos of 50-megapixel cameras are accepted. */
  pixels: 50_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** Base64 takes 4 characters for 3 bytes; the rest is for the prefix of a data string. */
const maxCharacters = Math.ceil(imageLimits.bytes / 3) * 4 + 100;

/** An uploaded image, by the hash in the response of `POST /api/admin/images`. */
export const imageHash = imageHashInput('imageHash.invalid');

/** An image's bytes as a data string or bare base64; the type is detected from the bytes. */
export const imageBase64 = textInput('imageBase64')
  .min(1, 'imageBase64.invalid')
  .max(maxCharacters, { error: 'image.tooLarge' });

/** The JSON form of an upload. */
export const uploadImageRequest = z.object({ imageBase64 }).meta({ id: 'UploadImageRequest' });

/** The single image of a record: an uploaded one or its bytes; neither means no image. */
export const chosenImage = {
  imageHash: imageHash.nullish().transform((hash) => hash ?? null),
  imageBase64: imageBase64.nullish().transform((text) => text ?? null),
} as const;
