import type { ServiceResponse, StaffServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { recordMetadataOf } from '@chauffeur/service-kit';
import { mainImageOf, photoResponseOf } from '../images/image-response.js';
import { serviceTypeResponseOf } from '../service-types/service-type-response.js';
import type { ServiceEntity } from './service.entity.js';

/** Requires that the type and photos with their images are loaded. */
export function serviceResponseOf(service: ServiceEntity): ServiceResponse {
  const { id, name, nameRu, description, descriptionRu, serviceType, serviceTypeId } = service;
  const { durationHours, basePrice, youtubeUrl, photos } = service;
  return {
    id,
    name,
    nameRu,
    description,
    descriptionRu,
    serviceType,
    serviceTypeId,
    serviceTypeDetails: serviceTypeResponseOf(service.serviceTypeDetails),
    durationHours,
    basePrice,
    youtubeUrl,
    image: mainImageOf(photos),
    photos: photos.map(photoResponseOf),
  };
}

export function staffServiceResponseOf(service: ServiceEntity): StaffServiceResponse {
  return { ...serviceResponseOf(service), ...recordMetadataOf(service) };
}
