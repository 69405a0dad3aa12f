import type { PhotoRequest } from '@chauffeur/contracts/catalogue/media/photo-request';
import { z } from 'zod';

/** A photo of a form: an image that is stored already. */
export type StoredPhoto = PhotoRequest & { readonly imageHash: string };

/** A form's error of its photos: one for all of them, or an array with one at the index of each invalid photo. */
const photosError = z.union([
  z.object({ message: z.string() }),
  z.array(z.object({ imageHash: z.object({ message: z.string() }).optional() }).nullish()),
]);

/** Returns the error codes of a form's photos, each with the photo's place, counted from 1; null for all of them. */
export function photoErrorsOf(error: unknown): { place: number | null; code: string }[] {
  const { data = [] } = photosError.safeParse(error);
  if (!Array.isArray(data)) return [{ place: null, code: data.message }];
  return [...data].flatMap((photo, index) =>
    photo?.imageHash ? [{ place: index + 1, code: photo.imageHash.message }] : [],
  );
}

/** Adds a photo at the end, unless it is there already; the first photo becomes the main one. */
export function withAddedPhoto(photos: readonly StoredPhoto[], imageHash: string): StoredPhoto[] {
  if (photos.some((photo) => photo.imageHash === imageHash)) return [...photos];
  return [...photos, { imageHash, isMain: photos.length === 0 }];
}

/** Removes a photo; if it was the main one, the first remaining one becomes main. */
export function withoutPhoto(photos: readonly StoredPhoto[], imageHash: string): StoredPhoto[] {
  const remaining = photos.filter((photo) => photo.imageHash !== imageHash);
  const first = remaining[0]?.imageHash;
  return remaining.some(({ isMain }) => isMain) || first === undefined
    ? remaining
    : withMainPhoto(remaining, first);
}

export function withMainPhoto(photos: readonly StoredPhoto[], imageHash: string): StoredPhoto[] {
  return photos.map((photo) => ({ ...photo, isMain: photo.imageHash === imageHash }));
}

/** Moves a photo to the place of `over`; those in between shift. */
export function withMovedPhoto(
  photos: readonly StoredPhoto[],
  imageHash: string,
  over: string,
): StoredPhoto[] {
  const from = photos.findIndex((photo) => photo.imageHash === imageHash);
  const to = photos.findIndex((photo) => photo.imageHash === over);
  const moved = photos[from];
  if (!moved || to === -1) return [...photos];
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved);
}
