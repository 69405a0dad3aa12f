import { MessagingHealth, messagingEntities, messagingMigrations } from '@chauffeur/messaging';
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
import { CurrenciesModule } from './currencies/currencies.module.js';
import { CurrencyEntity } from './currencies/currency.entity.js';
import { DemoPrices } from './demo-content/demo-prices.js';
import type { PricingEnvironment } from './environment.js';
import { CreatePricing1763700000000 } from './migrations/1763700000000-create-pricing.js';
import { CreateDemoContentMarker1763700000001 } from './migrations/1763700000001-create-demo-content-marker.js';
import { AddPriceVersion1763800000000 } from './migrations/1763800000000-add-price-version.js';
import { PriceEntity } from './prices/price.entity.js';
import { PricesModule } from './prices/prices.module.js';

export function pricingModule(environment: PricingEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class PricingModule {},
    imports: [
      databaseModule({
        environment,
        entities: [...messagingEntities, CurrencyEntity, PriceEntity],
        migrations: [
          ...messagingMigrations,
          CreatePricing1763700000000,
          CreateDemoContentMarker1763700000001,
          AddPriceVersion1763800000000,
        ],
      }),
      eventsModule('pricing', environment, adapters),
      healthModule({
        inject: [DataSource, MessagingHealth],
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          databaseCheck(dataSource),
          brokerCheck(messaging, { optional: true }),
        ],
      }),
      CurrenciesModule,
      PricesModule,
    ],
    providers: environment.SEED_DEMO_CONTENT ? [DemoPrices] : [],
  };
}
