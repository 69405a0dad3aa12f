import { cataloguePaths, type ServiceResponse, recordId } from '@chauffeur/contracts';
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
