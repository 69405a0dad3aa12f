import type { PhotoResponse } from '@chauffeur/contracts/catalogue/media/image';
import type { StoredPhoto } from './form-photos.rules';

/** Converts a record's photos to the values of its form. */
export function photoRequestsOf(photos: readonly PhotoResponse[]): StoredPhoto[] {
  return photos
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
    .map(({ image, isMain }) => ({ imageHash: image.hash, isMain }));
}
