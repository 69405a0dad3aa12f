import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import type { TourResponse } from '@chauffeur/contracts/catalogue/tour';
import { recordId } from '@chauffeur/contracts/http/record';
import { Controller, Get, Param } from '@nestjs/common';
import { ReadTours } from './read-tours.js';

@Controller()
export class ToursController {
  constructor(private readonly readTours: ReadTours) {}

  @Get(cataloguePaths.tours)
  list(): Promise<TourResponse[]> {
    return this.readTours.list();
  }

  @Get(cataloguePaths.tour)
  read(@Param('id', { schema: recordId }) id: string): Promise<TourResponse> {
    return this.readTours.read(id);
  }
}
