/** A photo's image, and whether it is the main photo of the record. */
export interface PhotoRow {
  readonly imageHash: string;
  readonly isMain: boolean;
}

/** Returns the photos in order with exactly one main photo: the first marked one, or the first if none is marked. */
export function withSingleMainPhoto(photos: readonly PhotoRow[]): PhotoRow[] {
  const marked = photos.findIndex(({ isMain }) => isMain);
  const main = Math.max(marked, 0);
  return photos.map(({ imageHash }, index) => ({ imageHash, isMain: index === main }));
}

/** Returns the photos with the main photo's image replaced, or only this image if there are none. */
export function withMainImage(photos: readonly PhotoRow[], imageHash: string): PhotoRow[] {
  if (photos.length === 0) return [{ imageHash, isMain: true }];
  return withSingleMainPhoto(photos).map((photo) => (photo.isMain ? { imageHash, isMain: true } : photo));
}
