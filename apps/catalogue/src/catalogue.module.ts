import { MessagingHealth, messagingMigrations } from '@chauffeur/messaging';
import {
  brokerCheck,
  databaseCheck,
  databaseModule,
  eventsModule,
  healthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CarsModule } from './cars/cars.module.js';
import { catalogueEntities } from './catalogue.entities.js';
import { CategoriesModule } from './categories/categories.module.js';
import { ContactSettingsModule } from './contact-settings/contact-settings.module.js';
import { DemoContent } from './demo-content/demo-content.js';
import type { CatalogueEnvironment } from './environment.js';
import { ImagesModule } from './images/images.module.js';
import { CreateCatalogue1763700000000 } from './migrations/1763700000000-create-catalogue.js';
import { CreateDemoContentMarker1763700000001 } from './migrations/1763700000001-create-demo-content-marker.js';
import { VersionOffers1763800100000 } from './migrations/1763800100000-version-offers.js';
import { VersionSiteContent1763800150000 } from './migrations/1763800150000-version-site-content.js';
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
      databaseModule({
        environment,
        entities: catalogueEntities,
        migrations: [
          ...messagingMigrations,
          CreateCatalogue1763700000000,
          CreateDemoContentMarker1763700000001,
          VersionOffers1763800100000,
          VersionSiteContent1763800150000,
        ],
      }),
      eventsModule('catalogue', environment, adapters),
      healthModule({
        inject: [DataSource, MessagingHealth],
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          databaseCheck(dataSource),
          brokerCheck(messaging, { optional: true }),
        ],
      }),
      CarsModule,
      CategoriesModule,
      ContactSettingsModule,
      ImagesModule,
      SeoSettingsModule,
      ServiceTypesModule,
      ServicesModule,
      ToursModule,
    ],
    providers: environment.SEED_DEMO_CONTENT ? [DemoContent] : [],
  };
}
