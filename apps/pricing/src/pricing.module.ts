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
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CurrenciesController } from './currencies/currencies.controller.js';
import { CurrencyEntity } from './currencies/currency.entity.js';
import { DemoPrices } from './demo-content/demo-prices.js';
import type { PricingEnvironment } from './environment.js';
import { ExtraEntity } from './extras/extra.entity.js';
import { ExtraRecords, ExtrasController } from './extras/extras.records.js';
import { CreatePricing1763700000000 } from './migrations/1763700000000-create-pricing.js';
import { CreateDemoContentMarker1763700000001 } from './migrations/1763700000001-create-demo-content-marker.js';
import { AddPriceVersion1763800000000 } from './migrations/1763800000000-add-price-version.js';
import { CreateExtras1764100000000 } from './migrations/1764100000000-create-extras.js';
import { PriceEntity } from './prices/price.entity.js';
import { ListPrices } from './prices/list-prices.js';
import { PriceRecords, PricesController } from './prices/prices.records.js';
import { SetPriceCells } from './prices/set-price-cells.js';
import { subscriptions } from './subscriptions.js';

export function pricingModule(environment: PricingEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class PricingModule {},
    imports: [
      databaseModule({
        environment,
        entities: [CurrencyEntity, ExtraEntity, PriceEntity],
        migrations: [
          ...messagingMigrations,
          CreatePricing1763700000000,
          CreateDemoContentMarker1763700000001,
          AddPriceVersion1763800000000,
          CreateExtras1764100000000,
        ],
      }),
      eventsModule('pricing', environment, adapters, subscriptions),
      healthModule({
        inject: [DataSource, MessagingHealth],
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          databaseCheck(dataSource),
          brokerCheck(messaging, { optional: true }),
        ],
      }),
      TypeOrmModule.forFeature([CurrencyEntity, ExtraEntity, PriceEntity]),
    ],
    controllers: [CurrenciesController, ExtrasController, PricesController, ...subscriptions],
    providers: [
      ExtraRecords,
      ListPrices,
      PriceRecords,
      SetPriceCells,
      ...(environment.SEED_DEMO_CONTENT ? [DemoPrices] : []),
    ],
  };
}
