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
import { CurrenciesController } from './currencies/currencies.controller.js';
import { CurrencyEntity } from './currencies/currency.entity.js';
import { DemoPrices } from './demo-content/demo-prices.js';
import type { PricingEnvironment } from './environment.js';
import { ExtraEntity } from './extras/extra.entity.js';
import { ExtraRecords, ExtrasController } from './extras/extras.records.js';
import { migrations } from './migrations.js';
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
        migrations,
      }),
      eventsModule('pricing', environment, adapters, subscriptions),
      healthModule({
        inject: [DataSource, MessagingHealth],
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          ...databaseChecks(dataSource),
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
