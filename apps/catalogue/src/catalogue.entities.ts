import { CarPhotoEntity } from './cars/car-photo.entity.js';
import { CarEntity } from './cars/car.entity.js';
import { CategoryEntity } from './cars/category.entity.js';
import { ContactSettingsEntity } from './contact-settings/contact-settings.entity.js';
import { ImageVariantEntity } from './images/variants/image-variant.entity.js';
import { ImageEntity } from './images/image.entity.js';
import { PlaceEntity } from './places/place.entity.js';
import { SeoSettingsEntity } from './seo-settings/seo-settings.entity.js';
import { ServiceTypeEntity } from './service-types/service-type.entity.js';
import { ServicePhotoEntity } from './services/service-photo.entity.js';
import { ServiceEntity } from './services/service.entity.js';
import { TourPhotoEntity } from './tours/tour-photo.entity.js';
import { TourEntity } from './tours/tour.entity.js';

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
