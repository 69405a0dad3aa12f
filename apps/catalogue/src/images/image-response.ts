import type { ImageResponse, PhotoResponse } from '@chauffeur/contracts/catalogue/image';
import { imageUrl, imageWidths } from '@chauffeur/contracts/catalogue/image-address';
import type { ImageEntity } from './image.entity.js';

const largest = Math.max(...imageWidths);

export function imageResponseOf(image: ImageEntity): ImageResponse {
  const { hash, width, height } = image;
  return { hash, width, height, url: imageUrl(hash, largest) };
}

/** What the photos of a car, a service and a tour have in common. */
export interface Photo {
  id: string;
  image: ImageEntity;
  isMain: boolean;
  displayOrder: number;
}

export function photoResponseOf(photo: Photo): PhotoResponse {
  const { id, isMain, displayOrder } = photo;
  return { id, isMain, displayOrder, image: imageResponseOf(photo.image) };
}

/** The main photo, else the first. */
export function mainImageOf(photos: readonly Photo[]): ImageResponse | null {
  const main = photos.find((photo) => photo.isMain) ?? photos[0];
  return main ? imageResponseOf(main.image) : null;
}
