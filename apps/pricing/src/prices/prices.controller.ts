import { listPricesQuery, type ListPricesQuery, type PriceRecord } from '@chauffeur/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ListPrices } from './list-prices.js';

@Controller('prices')
export class PricesController {
  constructor(private readonly listPrices: ListPrices) {}

  @Get()
  list(@Query({ schema: listPricesQuery }) query: ListPricesQuery): Promise<PriceRecord[]> {
    return this.listPrices.list(query);
  }
}
