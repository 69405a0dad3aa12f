import { versioned } from '@chauffeur/contracts';
import { Body, Delete, Get, HttpCode, Inject, Param, Post, Put, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { recordId } from '../record-id.js';

/** What stands behind the routes: `ManageCars` and its like. */
interface Manager<Request, Response> {
  list(): Promise<Response[]>;
  read(id: string): Promise<Response>;
  create(request: Request): Promise<Response>;
  update(id: string, request: Request & { version: number }): Promise<Response>;
  remove(id: string): Promise<void>;
}

/** The five routes that staff's calls end at: `@Controller('staff/cars') class … extends offerRoutes(ManageCars, carRequest) {}`. */
export function offerRoutes<Request extends z.ZodType, Response>(
  manager: Type<Manager<z.output<Request>, Response>>,
  request: Request,
): Type<object> {
  const updateRequest = versioned(request);

  class OfferRoutes {
    constructor(@Inject(manager) private readonly offers: Manager<z.output<Request>, Response>) {}

    @Get()
    list(): Promise<Response[]> {
      return this.offers.list();
    }

    @Get(':id')
    read(@Param('id', { schema: recordId }) id: string): Promise<Response> {
      return this.offers.read(id);
    }

    @Post()
    create(@Body({ schema: request }) body: z.output<Request>): Promise<Response> {
      return this.offers.create(body);
    }

    @Put(':id')
    update(
      @Param('id', { schema: recordId }) id: string,
      @Body({ schema: updateRequest }) body: z.output<typeof updateRequest>,
    ): Promise<Response> {
      return this.offers.update(id, body);
    }

    @Delete(':id')
    @HttpCode(204)
    remove(@Param('id', { schema: recordId }) id: string): Promise<void> {
      return this.offers.remove(id);
    }
  }
  return OfferRoutes;
}
