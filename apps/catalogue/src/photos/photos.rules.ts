/** A photo's image and whether it stands for the whole record. */
export interface PhotoRow {
  readonly imageHash: string;
  readonly isMain: boolean;
}

/** The photos in their order, exactly one of them the main one: the first, where none is marked. */
export function withOneMain(photos: readonly PhotoRow[]): PhotoRow[] {
  const marked = photos.findIndex(({ isMain }) => isMain);
  const main = Math.max(marked, 0);
  return photos.map(({ imageHash }, index) => ({ imageHash, isMain: index === main }));
}

/** The photos with another image in the main one's place, or this image alone where there are none. */
export function withMainImage(photos: readonly PhotoRow[], imageHash: string): PhotoRow[] {
  if (photos.length === 0) return [{ imageHash, isMain: true }];
  return withOneMain(photos).map((photo) => (photo.isMain ? { imageHash, isMain: true } : photo));
}
