import type { ServiceResponse } from '@chauffeur/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { recordId } from '../record-id.js';
import { ReadServices } from './read-services.js';

@Controller('services')
export class ServicesController {
  constructor(private readonly readServices: ReadServices) {}

  @Get()
  list(): Promise<ServiceResponse[]> {
    return this.readServices.list();
  }

  @Get(':id')
  read(@Param('id', { schema: recordId }) id: string): Promise<ServiceResponse> {
    return this.readServices.read(id);
  }
}
