import type { ImageResponse, PhotoResponse } from '@chauffeur/contracts/catalogue/image';

interface WithImages {
  image: ImageResponse | null;
  photos: PhotoResponse[];
}

/** The main photo, else the record's own image, else the first photo. */
export function mainImage({ image, photos }: WithImages): ImageResponse | null {
  return photos.find(({ isMain }) => isMain)?.image ?? image ?? photos[0]?.image ?? null;
}

/** All images of a record for its gallery: photos by display order; its own image where there are none. */
export function galleryImages({ image, photos }: WithImages): ImageResponse[] {
  const ordered = photos.toSorted((a, b) => a.displayOrder - b.displayOrder).map((photo) => photo.image);
  return ordered.length > 0 || !image ? ordered : [image];
}

/** The image of a record's video: the last of its images, which is farthest from the main one. */
export function videoImage(record: WithImages): ImageResponse | null {
  return galleryImages(record).at(-1) ?? null;
}

/** The main image of the first record that has one. */
export function firstImage(records: WithImages[]): ImageResponse | null {
  return records.map(mainImage).find((image) => image !== null) ?? null;
}
