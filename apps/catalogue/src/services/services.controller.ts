import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { recordId } from '@chauffeur/contracts/http/record';
import { Controller, Get, Param } from '@nestjs/common';
import { ReadServices } from './read-services.js';

@Controller()
export class ServicesController {
  constructor(private readonly readServices: ReadServices) {}

  @Get(cataloguePaths.services)
  list(): Promise<ServiceResponse[]> {
    return this.readServices.list();
  }

  @Get(cataloguePaths.service)
  read(@Param('id', { schema: recordId }) id: string): Promise<ServiceResponse> {
    return this.readServices.read(id);
  }
}
