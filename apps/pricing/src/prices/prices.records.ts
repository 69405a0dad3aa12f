import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { listPricesQuery, type ListPricesQuery } from '@chauffeur/contracts/pricing/price';
import { setPriceCellsRequest, type SetPriceCellsRequest } from '@chauffeur/contracts/pricing/price-cells';
import { pricePaths } from '@chauffeur/contracts/pricing/pricing-paths';
import { priceRequest, type ManagedPrice, type PriceRequest } from '@chauffeur/contracts/pricing/staff-price';
import { Outbox } from '@chauffeur/messaging';
import {
  codedFieldError,
  recordResponseOf,
  recordRoutes,
  StaffRecords,
  type RecordDefinition,
} from '@chauffeur/service-kit';
import { Body, Controller, Get, Inject, Injectable, Put, Query } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ListPrices } from './list-prices.js';
import { PriceEntity } from './price.entity.js';
import { SetPriceCells } from './set-price-cells.js';

/** Prices, one for each combination of a car with a service or a tour. */
@Injectable()
export class PriceRecords extends StaffRecords<PriceEntity, PriceRequest, ManagedPrice> {
  @Inject(Outbox) private readonly outbox!: Outbox;

  protected readonly definition: RecordDefinition<PriceEntity, ManagedPrice> = {
    entity: PriceEntity,
    order: { createdAt: 'DESC', id: 'ASC' },
    notFound: 'price.notFound',
    max: Infinity,
    constraintErrors: {
      prices_once_per_combination: () => codedFieldError('carId', 'price.duplicate'),
    },
    responseOf: recordResponseOf,
  };

  protected override async onChange(manager: EntityManager): Promise<void> {
    await this.outbox.add(manager, pricingChanged, {});
  }
}

@Controller()
export class PricesController extends recordRoutes(pricePaths, PriceRecords, priceRequest) {
  @Inject(ListPrices) private readonly listPrices!: ListPrices;
  @Inject(SetPriceCells) private readonly setPriceCells!: SetPriceCells;

  @Get(pricePaths.collection)
  list(@Query({ schema: listPricesQuery }) query: ListPricesQuery): Promise<ManagedPrice[]> {
    return this.listPrices.list(query);
  }

  @Put(pricePaths.cells)
  setCells(@Body({ schema: setPriceCellsRequest }) { cells }: SetPriceCellsRequest): Promise<ManagedPrice[]> {
    return this.setPriceCells.set(cells);
  }
}
