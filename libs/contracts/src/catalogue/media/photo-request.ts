import { z } from 'zod';
import { imageBase64, imageHash } from './image-request.js';

/** A photo: an uploaded image or its bytes. */
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
 * Returns the photo fields of a car, service or tour. `photos`, at most `max` in order, replace all existing ones; the first is
 * the main one if none is marked. If absent, the photos stay unchanged, and `imageBase64` sets the main one.
 */
export function photosOfRecord(max: number) {
  return {
    photos: z
      .array(photoRequest, 'photos.invalid')
      .max(max, 'photos.tooMany')
      .refine((photos) => photos.filter(({ isMain }) => isMain).length <= 1, 'photos.oneMain')
      .optional(),
    imageBase64: imageBase64.optional(),
  };
}
