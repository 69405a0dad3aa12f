import { listCarsQuery, type CarResponse, type ListCarsQuery } from '@chauffeur/contracts/catalogue/car';
import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { recordId } from '@chauffeur/contracts/http/record';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ReadCars } from './read-cars.js';

@Controller()
export class CarsController {
  constructor(private readonly readCars: ReadCars) {}

  @Get(cataloguePaths.cars)
  list(@Query({ schema: listCarsQuery }) query: ListCarsQuery): Promise<CarResponse[]> {
    return this.readCars.listAvailable(query);
  }

  @Get(cataloguePaths.car)
  read(@Param('id', { schema: recordId }) id: string): Promise<CarResponse> {
    return this.readCars.read(id);
  }
}
