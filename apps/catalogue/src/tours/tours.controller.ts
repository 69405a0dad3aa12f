import type { TourResponse } from '@chauffeur/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { recordId } from '../record-id.js';
import { ReadTours } from './read-tours.js';

@Controller('tours')
export class ToursController {
  constructor(private readonly readTours: ReadTours) {}

  @Get()
  list(): Promise<TourResponse[]> {
    return this.readTours.list();
  }

  @Get(':id')
  read(@Param('id', { schema: recordId }) id: string): Promise<TourResponse> {
    return this.readTours.read(id);
  }
}
