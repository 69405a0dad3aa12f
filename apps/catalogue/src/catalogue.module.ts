import {
  databaseModule,
  eventsModule,
  serviceHealthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { CarsModule } from './cars/cars.module.js';
import { catalogueEntities } from './catalogue.entities.js';
import { CategoriesModule } from './categories/categories.module.js';
import { ContactSettingsModule } from './contact-settings/contact-settings.module.js';
import { demoContentModule } from './demo-content/demo-content.module.js';
import type { CatalogueEnvironment } from './environment.js';
import { ImagesModule } from './images/images.module.js';
import { migrations } from './migrations.js';
import { PlacesModule } from './places/places.module.js';
import { SeoSettingsModule } from './seo-settings/seo-settings.module.js';
import { ServiceTypesModule } from './service-types/service-types.module.js';
import { ServicesModule } from './services/services.module.js';
import { ToursModule } from './tours/tours.module.js';

export function catalogueModule(
  environment: CatalogueEnvironment,
  adapters?: ServiceAdapters,
): DynamicModule {
  return {
    module: class CatalogueModule {},
    imports: [
      databaseModule({ environment, entities: catalogueEntities, migrations }),
      eventsModule('catalogue', environment, adapters, []),
      serviceHealthModule(),
      CarsModule,
      CategoriesModule,
      ContactSettingsModule,
      demoContentModule(environment),
      ImagesModule,
      PlacesModule,
      SeoSettingsModule,
      ServiceTypesModule,
      ServicesModule,
      ToursModule,
    ],
  };
}
