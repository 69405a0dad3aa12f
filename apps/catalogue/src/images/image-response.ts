import type { ImageResponse, PhotoResponse } from '@chauffeur/contracts/catalogue/media/image';
import { imageUrl, imageWidths } from '@chauffeur/contracts/catalogue/media/image-address';
import type { ImageEntity } from './image.entity.js';

const largest = Math.max(...imageWidths);

export function imageResponseOf(image: ImageEntity): ImageResponse {
  const { hash, width, height } = image;
  return { hash, width, height, url: imageUrl(hash, largest) };
}

/** The common fields of photos of cars, services and tours. */
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

/** Returns the image of the main photo, or else of the first. */
export function mainImageOf(photos: readonly Photo[]): ImageResponse | null {
  const main = photos.find((photo) => photo.isMain) ?? photos[0];
  return main ? imageResponseOf(main.image) : null;
}
