import {
  carResponse,
  categoryResponse,
  contactSettingsResponse,
  currencyResponse,
  listCarsQuery,
  listPricesQuery,
  listSeoSettingsQuery,
  priceResponse,
  seoSettingsResponse,
  serviceResponse,
  tourResponse,
  type ListCarsQuery,
  type ListPricesQuery,
  type ListSeoSettingsQuery,
} from '@chauffeur/contracts';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import type { FoundAnswer } from '../answers/answer-cache.js';
import { sendAnswer } from '../answers/send-answer.js';
import { recordId } from '../record-id.js';
import { ListPrices } from './list-prices.js';
import { ReadContactSettings } from './read-contact-settings.js';
import { PublicReads } from './public-reads.js';

/** What visitors read. Answers carry an ETag; an answer given while its source is away says so in a Warning header. */
@ApiTags('Public site')
@Controller('api')
export class PublicSiteController {
  constructor(
    private readonly reads: PublicReads,
    private readonly listPrices: ListPrices,
    private readonly readContactSettings: ReadContactSettings,
  ) {}

  @Get('categories')
  @ApiOperation({ summary: 'Car categories, by name' })
  @ApiOkResponse({ standardSchema: z.array(categoryResponse) })
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromCatalogue('/categories'));
  }

  @Get('cars')
  @ApiOperation({ summary: 'Available cars with their category, by brand and model' })
  @ApiOkResponse({ standardSchema: z.array(carResponse) })
  @ApiProblems(400)
  cars(
    @Query({ schema: listCarsQuery }) { categoryId }: ListCarsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const path = categoryId ? `/cars?categoryId=${categoryId}` : '/cars';
    return this.send(request, reply, this.reads.fromCatalogue(path));
  }

  @Get('services')
  @ApiOperation({ summary: 'Services with their type and photos' })
  @ApiOkResponse({ standardSchema: z.array(serviceResponse) })
  services(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromCatalogue('/services'));
  }

  @Get('services/:id')
  @ApiOperation({ summary: 'One service' })
  @ApiOkResponse({ standardSchema: serviceResponse })
  @ApiProblems(400, 404)
  service(
    @Param('id', { schema: recordId }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(request, reply, this.reads.fromCatalogue(`/services/${id}`));
  }

  @Get('tours')
  @ApiOperation({ summary: 'Tours with their photos' })
  @ApiOkResponse({ standardSchema: z.array(tourResponse) })
  tours(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromCatalogue('/tours'));
  }

  @Get('tours/:id')
  @ApiOperation({ summary: 'One tour' })
  @ApiOkResponse({ standardSchema: tourResponse })
  @ApiProblems(400, 404)
  tour(
    @Param('id', { schema: recordId }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(request, reply, this.reads.fromCatalogue(`/tours/${id}`));
  }

  @Get('pricing')
  @ApiOperation({
    summary: 'Prices in USD, newest first; with carId and one of serviceId and tourId at most one',
  })
  @ApiOkResponse({ standardSchema: z.array(priceResponse) })
  @ApiProblems(400)
  pricing(
    @Query({ schema: listPricesQuery }) query: ListPricesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(request, reply, this.listPrices.list(query));
  }

  @Get('currencies')
  @ApiOperation({ summary: 'Display currencies with units for one USD' })
  @ApiOkResponse({ standardSchema: z.array(currencyResponse) })
  currencies(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromPricing('/currencies'));
  }

  @Get('seo')
  @ApiOperation({ summary: 'Active SEO settings of a language (default en), of one page or of all' })
  @ApiOkResponse({ standardSchema: z.array(seoSettingsResponse) })
  @ApiProblems(400)
  seo(
    @Query({ schema: listSeoSettingsQuery }) { language, pagePath }: ListSeoSettingsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const parameters = new URLSearchParams({ language, ...(pagePath ? { pagePath } : {}) });
    return this.send(request, reply, this.reads.fromCatalogue(`/seo-settings?${parameters.toString()}`));
  }

  @Get('contact-settings')
  @ApiOperation({ summary: "The company's active contact settings, or null" })
  @ApiOkResponse({ standardSchema: contactSettingsResponse.nullable() })
  contactSettings(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.readContactSettings.read());
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Promise<FoundAnswer>,
  ): Promise<void> {
    await sendAnswer(request, reply, await found);
  }
}
