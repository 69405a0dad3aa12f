import type {
  ServiceTypeResponse,
  StaffServiceTypeResponse,
} from '@chauffeur/contracts/catalogue/service-type';
import { imageResponseOf } from '../images/image-response.js';
import { recordMetadataOf } from '@chauffeur/service-kit';
import type { ServiceTypeEntity } from './service-type.entity.js';

/** An image that is not loaded is returned as null. */
export function serviceTypeResponseOf(type: ServiceTypeEntity): ServiceTypeResponse {
  const { id, name, nameRu, description, descriptionRu, icon, color, basePricePerHour, image } = type;
  return {
    id,
    name,
    nameRu,
    description,
    descriptionRu,
    icon,
    color,
    basePricePerHour,
    image: image ? imageResponseOf(image) : null,
  };
}

export function staffServiceTypeResponseOf(type: ServiceTypeEntity): StaffServiceTypeResponse {
  return { ...serviceTypeResponseOf(type), ...recordMetadataOf(type) };
}
