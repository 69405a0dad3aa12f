import type { PhotoRequest } from '@chauffeur/contracts/catalogue/photo-request';

/** A photo of a form: an image that is stored already. */
export type StoredPhoto = PhotoRequest & { readonly imageHash: string };

/** Added at the end, each image once; the first photo of all is the main one. */
export function withAdded(photos: readonly StoredPhoto[], imageHash: string): StoredPhoto[] {
  if (photos.some((photo) => photo.imageHash === imageHash)) return [...photos];
  return [...photos, { imageHash, isMain: photos.length === 0 }];
}

/** Where the main photo is removed, the first remaining one becomes main. */
export function withoutPhoto(photos: readonly StoredPhoto[], imageHash: string): StoredPhoto[] {
  const remaining = photos.filter((photo) => photo.imageHash !== imageHash);
  const first = remaining[0]?.imageHash;
  return remaining.some(({ isMain }) => isMain) || first === undefined
    ? remaining
    : withMain(remaining, first);
}

export function withMain(photos: readonly StoredPhoto[], imageHash: string): StoredPhoto[] {
  return photos.map((photo) => ({ ...photo, isMain: photo.imageHash === imageHash }));
}

/** The photo takes the place of the other, which moves over. */
export function withMoved(photos: readonly StoredPhoto[], imageHash: string, over: string): StoredPhoto[] {
  const from = photos.findIndex((photo) => photo.imageHash === imageHash);
  const to = photos.findIndex((photo) => photo.imageHash === over);
  const moved = photos[from];
  if (!moved || to === -1) return [...photos];
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
}
