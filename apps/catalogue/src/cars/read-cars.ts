import type { CarResponse, ListCarsQuery } from '@chauffeur/contracts/catalogue/car';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { carResponseOf } from './car-response.js';
import { CarEntity } from './car.entity.js';

const relations = { category: true, photos: { image: true } } as const;

@Injectable()
export class ReadCars {
  constructor(@InjectRepository(CarEntity) private readonly cars: Repository<CarEntity>) {}

  /** Lists the cars that visitors see, by brand and model. */
  async listAvailable({ categoryId }: ListCarsQuery): Promise<CarResponse[]> {
    const cars = await this.cars.find({
      where: { isAvailable: true, ...(categoryId ? { categoryId } : {}) },
      relations,
      order: { brand: 'ASC', model: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    });
    return cars.map(carResponseOf);
  }

  /** Returns a car, even if it is not available. Throws CodedError `car.notFound`. */
  async read(id: string): Promise<CarResponse> {
    const car = await this.cars.findOne({
      where: { id },
      relations,
      order: { photos: { displayOrder: 'ASC' } },
    });
    if (!car) throw new CodedError('car.notFound');
    return carResponseOf(car);
  }
}
