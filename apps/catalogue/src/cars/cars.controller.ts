import { listCarsQuery, type CarResponse, type ListCarsQuery } from '@chauffeur/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { recordId } from '../record-id.js';
import { ReadCars } from './read-cars.js';

@Controller('cars')
export class CarsController {
  constructor(private readonly readCars: ReadCars) {}

  @Get()
  list(@Query({ schema: listCarsQuery }) query: ListCarsQuery): Promise<CarResponse[]> {
    return this.readCars.listAvailable(query);
  }

  @Get(':id')
  read(@Param('id', { schema: recordId }) id: string): Promise<CarResponse> {
    return this.readCars.read(id);
  }
}
