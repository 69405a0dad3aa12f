import type { CarResponse, StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { recordMetadataOf } from '@chauffeur/service-kit';
import { mainImageOf, photoResponseOf } from '../images/image-response.js';
import type { CarEntity } from './car.entity.js';

/** Requires that category and photos with their images are loaded. */
export function carResponseOf(car: CarEntity): CarResponse {
  const {
    id,
    brand,
    model,
    year,
    capacity,
    luggageLarge,
    categoryId,
    category,
    basePrice,
    isAvailable,
    photos,
  } = car;
  return {
    id,
    brand,
    model,
    year,
    capacity,
    luggageLarge,
    categoryId,
    category: { id: category.id, name: category.name, nameRu: category.nameRu },
    basePrice,
    isAvailable,
    image: mainImageOf(photos),
    photos: photos.map(photoResponseOf),
  };
}

export function staffCarResponseOf(car: CarEntity): StaffCarResponse {
  return { ...carResponseOf(car), ...recordMetadataOf(car) };
}
