import {
  databaseModule,
  eventsModule,
  serviceHealthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { CurrenciesModule } from './currencies/currencies.module.js';
import { demoContentModule } from './demo-content/demo-content.module.js';
import type { PricingEnvironment } from './environment.js';
import { ExtrasModule } from './extras/extras.module.js';
import { migrations } from './migrations.js';
import { PricesModule } from './prices/prices.module.js';
import { pricingEntities } from './pricing.entities.js';
import { subscriptions } from './subscriptions.js';

export function pricingModule(environment: PricingEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class PricingModule {},
    imports: [
      databaseModule({ environment, entities: pricingEntities, migrations }),
      eventsModule('pricing', environment, adapters, subscriptions),
      serviceHealthModule(),
      CurrenciesModule,
      demoContentModule(environment),
      ExtrasModule,
      PricesModule,
    ],
    controllers: subscriptions,
  };
}
