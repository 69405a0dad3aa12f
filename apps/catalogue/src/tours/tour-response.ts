import type { TourResponse, StaffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { recordMetadataOf } from '@chauffeur/service-kit';
import { mainImageOf, photoResponseOf } from '../images/image-response.js';
import type { TourEntity } from './tour.entity.js';

/** Requires that photos with their images are loaded. */
export function tourResponseOf(tour: TourEntity): TourResponse {
  const { id, name, nameRu, description, descriptionRu, durationHours, basePrice } = tour;
  const { destinations, destinationsRu, youtubeUrl, photos } = tour;
  return {
    id,
    name,
    nameRu,
    description,
    descriptionRu,
    durationHours,
    basePrice,
    destinations,
    destinationsRu,
    youtubeUrl,
    image: mainImageOf(photos),
    photos: photos.map(photoResponseOf),
  };
}

export function staffTourResponseOf(tour: TourEntity): StaffTourResponse {
  return { ...tourResponseOf(tour), ...recordMetadataOf(tour) };
}
