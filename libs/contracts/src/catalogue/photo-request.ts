import { z } from 'zod';
import { imageBase64, imageHash } from './image-request.js';

/** One photo: an image that was uploaded before, or its bytes. */
const photoRequest = z
  .object({
    imageHash: imageHash.optional(),
    imageBase64: imageBase64.optional(),
    isMain: z.boolean('isMain.invalid').default(false),
  })
  .refine(
    (photo) => (photo.imageHash === undefined) !== (photo.imageBase64 === undefined),
    'photo.exactlyOne',
  )
  .meta({ id: 'PhotoRequest' });
export type PhotoRequest = z.infer<typeof photoRequest>;

/**
 * The photos of a car, service or tour as they are shown, at most `most`: they replace all that it has. The first is
 * the main one where none is marked. Left out, the photos stay as they are; then `imageBase64` alone sets the main one.
 */
export function photosOfRecord(most: number) {
  return {
    photos: z
      .array(photoRequest, 'photos.invalid')
      .max(most, 'photos.tooMany')
      .refine((photos) => photos.filter(({ isMain }) => isMain).length <= 1, 'photos.oneMain')
      .optional(),
    imageBase64: imageBase64.optional(),
  };
}
