import { MessagingHealth } from '@chauffeur/messaging';
import {
  brokerCheck,
  databaseChecks,
  databaseModule,
  eventsModule,
  healthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CarsController } from './cars/cars.controller.js';
import { ReadCars } from './cars/read-cars.js';
import { CarRecords, StaffCarsController } from './cars/staff-cars.records.js';
import { catalogueEntities } from './catalogue.entities.js';
import { CategoriesController } from './categories/categories.controller.js';
import { CategoryRecords, StaffCategoriesController } from './categories/staff-categories.records.js';
import { AnnounceContactSettings } from './contact-settings/announce-contact-settings.js';
import { ContactSettingsController } from './contact-settings/contact-settings.controller.js';
import {
  ContactSettingsRecords,
  StaffContactSettingsController,
} from './contact-settings/staff-contact-settings.records.js';
import { DemoContent } from './demo-content/demo-content.js';
import type { CatalogueEnvironment } from './environment.js';
import { ChooseImage } from './images/choose-image.js';
import { ImagesController } from './images/variants/images.controller.js';
import { ReadImage } from './images/variants/read-image.js';
import { RemoveUnusedImages } from './images/remove-unused-images.js';
import { StoreImage } from './images/store-image.js';
import { UploadImageController } from './images/upload-image.controller.js';
import { migrations } from './migrations.js';
import { PreparePhotos } from './photos/prepare-photos.js';
import { AnnouncePlaces } from './places/announce-places.js';
import { PlacesController } from './places/places.controller.js';
import { PlaceRecords, StaffPlacesController } from './places/staff-places.records.js';
import { ListSeoSettings } from './seo-settings/list-seo-settings.js';
import { SeoSettingsController } from './seo-settings/seo-settings.controller.js';
import { SeoSettingsRecords, StaffSeoSettingsController } from './seo-settings/staff-seo-settings.records.js';
import { ServiceTypesController } from './service-types/service-types.controller.js';
import {
  ServiceTypeRecords,
  StaffServiceTypesController,
} from './service-types/staff-service-types.records.js';
import { ReadServices } from './services/read-services.js';
import { ServicesController } from './services/services.controller.js';
import { ServiceRecords, StaffServicesController } from './services/staff-services.records.js';
import { ReadTours } from './tours/read-tours.js';
import { TourRecords, StaffToursController } from './tours/staff-tours.records.js';
import { ToursController } from './tours/tours.controller.js';

export function catalogueModule(
  environment: CatalogueEnvironment,
  adapters?: ServiceAdapters,
): DynamicModule {
  return {
    module: class CatalogueModule {},
    imports: [
      databaseModule({
        environment,
        entities: catalogueEntities,
        migrations,
      }),
      eventsModule('catalogue', environment, adapters, []),
      healthModule({
        inject: [DataSource, MessagingHealth],
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          ...databaseChecks(dataSource),
          brokerCheck(messaging, { optional: true }),
        ],
      }),
      TypeOrmModule.forFeature(catalogueEntities),
    ],
    controllers: [
      CarsController,
      CategoriesController,
      ContactSettingsController,
      ImagesController,
      PlacesController,
      SeoSettingsController,
      ServiceTypesController,
      ServicesController,
      StaffCarsController,
      StaffCategoriesController,
      StaffContactSettingsController,
      StaffPlacesController,
      StaffSeoSettingsController,
      StaffServiceTypesController,
      StaffServicesController,
      StaffToursController,
      ToursController,
      UploadImageController,
    ],
    providers: [
      AnnounceContactSettings,
      CarRecords,
      CategoryRecords,
      ChooseImage,
      ContactSettingsRecords,
      ListSeoSettings,
      AnnouncePlaces,
      PlaceRecords,
      PreparePhotos,
      ReadCars,
      ReadImage,
      ReadServices,
      ReadTours,
      RemoveUnusedImages,
      SeoSettingsRecords,
      ServiceRecords,
      ServiceTypeRecords,
      StoreImage,
      TourRecords,
      ...(environment.SEED_DEMO_CONTENT ? [DemoContent] : []),
    ],
  };
}
