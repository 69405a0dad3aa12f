import { CarEntity, CarPhotoEntity } from './cars/car.entity.js';
import { CategoryEntity } from './cars/category.entity.js';
import { ContactSettingsEntity } from './contact-settings/contact-settings.entity.js';
import { ImageVariantEntity } from './images/variants/image-variant.entity.js';
import { ImageEntity } from './images/image.entity.js';
import { PlaceEntity } from './places/place.entity.js';
import { SeoSettingsEntity } from './seo-settings/seo-settings.entity.js';
import { ServiceTypeEntity } from './service-types/service-type.entity.js';
import { ServiceEntity, ServicePhotoEntity } from './services/service.entity.js';
import { TourEntity, TourPhotoEntity } from './tours/tour.entity.js';

export const catalogueEntities = [
  CarEntity,
  CarPhotoEntity,
  CategoryEntity,
  ContactSettingsEntity,
  ImageEntity,
  ImageVariantEntity,
  PlaceEntity,
  SeoSettingsEntity,
  ServiceEntity,
  ServicePhotoEntity,
  ServiceTypeEntity,
  TourEntity,
  TourPhotoEntity,
];
