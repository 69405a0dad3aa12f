import type { ImageResponse, PhotoResponse } from '@chauffeur/contracts/catalogue/media/image';

interface WithImages {
  image: ImageResponse | null;
  photos: PhotoResponse[];
}

/** Returns the main photo, else the record's own image, else the first photo. */
export function mainImage({ image, photos }: WithImages): ImageResponse | null {
  return photos.find(({ isMain }) => isMain)?.image ?? image ?? photos[0]?.image ?? null;
}

/** Returns the images of a record's gallery: its photos by display order, or its own image if it has no photos. */
export function galleryImages({ image, photos }: WithImages): ImageResponse[] {
  const ordered = photos.toSorted((a, b) => a.displayOrder - b.displayOrder).map((photo) => photo.image);
  return ordered.length > 0 || !image ? ordered : [image];
}

/** Returns the preview image of a record's video: the last of the gallery, farthest from the main photo. */
export function videoImage(record: WithImages): ImageResponse | null {
  return galleryImages(record).at(-1) ?? null;
}

/** Returns the main image of the first record that has one. */
export function firstImage(records: WithImages[]): ImageResponse | null {
  return records.map(mainImage).find((image) => image !== null) ?? null;
}
