import {
  listPricesQuery,
  priceRequest,
  setPriceCellsRequest,
  versioned,
  type ListPricesQuery,
  type ManagedPrice,
  type PriceRequest,
  type SetPriceCellsRequest,
} from '@chauffeur/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { z } from 'zod';
import { ListPrices } from './list-prices.js';
import { ManagePrices } from './manage-prices.js';
import { SetPriceCells } from './set-price-cells.js';

const priceId = z.uuid('id.invalid');
const priceUpdate = versioned(priceRequest);

@Controller('prices')
export class PricesController {
  constructor(
    private readonly listPrices: ListPrices,
    private readonly prices: ManagePrices,
    private readonly setPriceCells: SetPriceCells,
  ) {}

  @Get()
  list(@Query({ schema: listPricesQuery }) query: ListPricesQuery): Promise<ManagedPrice[]> {
    return this.listPrices.list(query);
  }

  @Get(':id')
  read(@Param('id', { schema: priceId }) id: string): Promise<ManagedPrice> {
    return this.prices.read(id);
  }

  @Post()
  create(@Body({ schema: priceRequest }) request: PriceRequest): Promise<ManagedPrice> {
    return this.prices.create(request);
  }

  @Put('cells')
  setCells(@Body({ schema: setPriceCellsRequest }) { cells }: SetPriceCellsRequest): Promise<ManagedPrice[]> {
    return this.setPriceCells.set(cells);
  }

  @Put(':id')
  update(
    @Param('id', { schema: priceId }) id: string,
    @Body({ schema: priceUpdate }) request: z.output<typeof priceUpdate>,
  ): Promise<ManagedPrice> {
    return this.prices.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', { schema: priceId }) id: string): Promise<void> {
    return this.prices.remove(id);
  }
}
