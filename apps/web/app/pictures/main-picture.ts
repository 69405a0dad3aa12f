import type { ImageResponse, PhotoResponse } from '@chauffeur/contracts';

interface Pictured {
  image: ImageResponse | null;
  photos: PhotoResponse[];
}

/** The main photo, else the record's own picture, else the first photo. */
export function mainPicture({ image, photos }: Pictured): ImageResponse | null {
  return photos.find(({ isMain }) => isMain)?.image ?? image ?? photos[0]?.image ?? null;
}

/** All pictures of a record for its gallery: photos by display order; its own picture where there are none. */
export function galleryPictures({ image, photos }: Pictured): ImageResponse[] {
  const ordered = photos.toSorted((a, b) => a.displayOrder - b.displayOrder).map((photo) => photo.image);
  return ordered.length > 0 || !image ? ordered : [image];
}

/** The main picture of the first record that has one. */
export function firstPicture(records: Pictured[]): ImageResponse | null {
  return records.map(mainPicture).find((picture) => picture !== null) ?? null;
}
