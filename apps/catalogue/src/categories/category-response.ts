import type { CategoryResponse, StaffCategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { imageResponseOf } from '../images/image-response.js';
import { recordMetadataOf } from '@chauffeur/service-kit';
import type { CategoryEntity } from '../cars/category.entity.js';

export function categoryResponseOf(category: CategoryEntity): CategoryResponse {
  const { id, name, nameRu, description, descriptionRu, basePricePerHour, displayOrder, image } = category;
  return {
    id,
    name,
    nameRu,
    description,
    descriptionRu,
    basePricePerHour,
    displayOrder,
    image: image ? imageResponseOf(image) : null,
  };
}

export function staffCategoryResponseOf(category: CategoryEntity): StaffCategoryResponse {
  return { ...categoryResponseOf(category), ...recordMetadataOf(category) };
}
