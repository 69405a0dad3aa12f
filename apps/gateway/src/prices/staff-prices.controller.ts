import {
  recordId,
  removeRecordQuery,
  versioned,
  type RemoveRecordQuery,
} from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { setPriceCellsRequest, type SetPriceCellsRequest } from '@chauffeur/contracts/pricing/price-cells';
import {
  priceRequest,
  staffPriceResponse,
  suggestedPriceQuery,
  suggestedPriceResponse,
  type PriceRequest,
  type StaffPriceResponse,
  type SuggestedPriceQuery,
  type SuggestedPriceResponse,
} from '@chauffeur/contracts/pricing/staff-price';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import type { RemovedRecord } from '../upstream/upstream-response.js';
import { JoinPrices } from './join-prices.js';

const priceUpdate = versioned(priceRequest);

@StaffRoutes('prices')
@Controller('api/admin/prices')
export class StaffPricesController {
  constructor(private readonly prices: JoinPrices) {}

  @Get()
  @ApiOperation({ summary: 'All prices with car and service or tour, newest first' })
  @ApiOkResponse({ standardSchema: z.array(staffPriceResponse) })
  @ApiProblems(503)
  list(): Promise<StaffPriceResponse[]> {
    return this.prices.list();
  }

  @Get('suggestion')
  @ApiOperation({ summary: "A car's price for a service or tour; null where none has been agreed" })
  @ApiOkResponse({ standardSchema: suggestedPriceResponse })
  @ApiProblems(400, 503)
  suggest(
    @Query({ schema: suggestedPriceQuery }) query: SuggestedPriceQuery,
  ): Promise<SuggestedPriceResponse> {
    return this.prices.suggest(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One price' })
  @ApiOkResponse({ standardSchema: staffPriceResponse })
  @ApiProblems(400, 404, 503)
  read(@Param('id', { schema: recordId }) id: string): Promise<StaffPriceResponse> {
    return this.prices.read(id);
  }

  @Post()
  @ApiOperation({ summary: 'Add a price; rejected with 409 when the combination has one' })
  @ApiCreatedResponse({ standardSchema: staffPriceResponse })
  @ApiProblems(400, 404, 409, 413, 503)
  create(
    @Body({ schema: priceRequest }) body: PriceRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<StaffPriceResponse> {
    return this.prices.create(body, admin.id);
  }

  @Put('cells')
  @ApiOperation({
    summary:
      'Set cells of the price table, all or none; rejected with 409 naming the cells that have changed',
  })
  @ApiOkResponse({ standardSchema: z.array(staffPriceResponse) })
  @ApiProblems(400, 404, 409, 413, 503)
  setCells(
    @Body({ schema: setPriceCellsRequest }) { cells }: SetPriceCellsRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<StaffPriceResponse[]> {
    return this.prices.setCells(cells, admin.id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a price; rejected with 409 when it has changed since the given version' })
  @ApiOkResponse({ standardSchema: staffPriceResponse })
  @ApiProblems(400, 404, 409, 413, 503)
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: priceUpdate }) body: z.output<typeof priceUpdate>,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<StaffPriceResponse> {
    return this.prices.update(id, body, admin.id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a price; rejected with 409 when it has changed since the given version' })
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 503)
  remove(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: removeRecordQuery }) query: RemoveRecordQuery,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<RemovedRecord> {
    return this.prices.remove(id, query, admin.id);
  }
}
