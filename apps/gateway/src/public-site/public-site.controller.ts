import { bookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import {
  carResponse,
  listCarsQuery,
  type CarResponse,
  type ListCarsQuery,
} from '@chauffeur/contracts/catalogue/car';
import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { categoryResponse } from '@chauffeur/contracts/catalogue/category';
import { contactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { placeResponse } from '@chauffeur/contracts/catalogue/places/place';
import {
  listSeoSettingsQuery,
  seoSettingsResponse,
  type ListSeoSettingsQuery,
  type SeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { serviceResponse } from '@chauffeur/contracts/catalogue/service';
import { tourResponse } from '@chauffeur/contracts/catalogue/tour';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import { currencyResponse } from '@chauffeur/contracts/money/money';
import { extraResponse } from '@chauffeur/contracts/pricing/extra';
import { listPricesQuery, priceResponse, type ListPricesQuery } from '@chauffeur/contracts/pricing/price';
import { currenciesPath, extraPaths } from '@chauffeur/contracts/pricing/pricing-paths';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import type { CacheResult } from '../response-cache/response-cache.js';
import { sendCachedResponse } from '../response-cache/send-cached-response.js';
import { ComposePriceList } from '../prices/compose-price-list.js';
import { ComposeContactSettings } from './compose-contact-settings.js';
import { CachedReads } from '../response-cache/cached-reads.js';

/** Public reads. Responses carry an ETag; a stale one, of an unavailable source, also has a Warning header. */
@ApiTags('Public site')
@Controller('api')
export class PublicSiteController {
  constructor(
    private readonly reads: CachedReads,
    private readonly composePriceList: ComposePriceList,
    private readonly composeContactSettings: ComposeContactSettings,
  ) {}

  @Get('categories')
  @ApiOperation({ summary: 'Car categories, in the order that staff choose, then by name' })
  @ApiOkResponse({ standardSchema: z.array(categoryResponse) })
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromCatalogue(cataloguePaths.categories));
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
    const all = this.reads.fromCatalogue(cataloguePaths.cars);
    const isWanted = (car: CarResponse) => car.categoryId === categoryId;
    return this.send(request, reply, categoryId ? this.reads.filtered(carResponse, all, isWanted) : all);
  }

  @Get('services')
  @ApiOperation({ summary: 'Services with their type and photos' })
  @ApiOkResponse({ standardSchema: z.array(serviceResponse) })
  services(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromCatalogue(cataloguePaths.services));
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
    return this.send(request, reply, this.reads.fromCatalogue(pathTo(cataloguePaths.service, { id })));
  }

  @Get('tours')
  @ApiOperation({ summary: 'Tours with their photos' })
  @ApiOkResponse({ standardSchema: z.array(tourResponse) })
  tours(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromCatalogue(cataloguePaths.tours));
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
    return this.send(request, reply, this.reads.fromCatalogue(pathTo(cataloguePaths.tour, { id })));
  }

  @Get('places')
  @ApiOperation({
    summary: 'Active places where rides begin and end, by name; the site searches them in the browser',
  })
  @ApiOkResponse({ standardSchema: z.array(placeResponse) })
  places(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.placeList());
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
    return this.send(request, reply, this.composePriceList.read(query));
  }

  @Get('currencies')
  @ApiOperation({ summary: 'Display currencies with units for one USD' })
  @ApiOkResponse({ standardSchema: z.array(currencyResponse) })
  currencies(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromPricing(currenciesPath));
  }

  @Get('extras')
  @ApiOperation({
    summary: 'What can be booked with a ride, with prices in USD, in the order that staff choose',
  })
  @ApiOkResponse({ standardSchema: z.array(extraResponse) })
  extras(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.fromPricing(extraPaths.offered));
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
    const all = this.reads.fromCatalogue(`${cataloguePaths.seoSettings}?language=${language}`);
    const wanted = pagePath?.toLowerCase();
    const isWanted = (settings: SeoSettingsResponse) => settings.pagePath.toLowerCase() === wanted;
    return this.send(
      request,
      reply,
      pagePath ? this.reads.filtered(seoSettingsResponse, all, isWanted) : all,
    );
  }

  @Get('contact-settings')
  @ApiOperation({ summary: "The company's active contact settings, or null" })
  @ApiOkResponse({ standardSchema: contactSettingsResponse.nullable() })
  contactSettings(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.composeContactSettings.read());
  }

  @Get('booking-terms')
  @ApiOperation({
    summary: 'The terms of booking: how early, how far ahead, when not, waiting, cancellation',
  })
  @ApiOkResponse({ standardSchema: bookingTermsResponse })
  bookingTerms(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, this.reads.bookingTerms());
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Promise<CacheResult>,
  ): Promise<void> {
    await sendCachedResponse(request, reply, await result);
  }
}
