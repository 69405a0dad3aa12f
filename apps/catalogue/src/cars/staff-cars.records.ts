import { carRequest, type CarRequest, type StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { staffCarPaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { recordRoutes } from '@chauffeur/service-kit';
import { Controller, Injectable } from '@nestjs/common';
import { OfferRecords, type OfferDefinition } from '../records/offer-records.js';
import { CarEntity, CarPhotoEntity } from './car.entity.js';
import { staffCarResponseOf } from './car-response.js';

@Injectable()
export class CarRecords extends OfferRecords<CarEntity, CarRequest, StaffCarResponse> {
  protected readonly definition: OfferDefinition<CarEntity, StaffCarResponse> = {
    kind: 'car',
    entity: CarEntity,
    photoEntity: CarPhotoEntity,
    relations: { category: true, photos: { image: true } },
    order: { brand: 'ASC', model: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    notFound: 'car.notFound',
    constraintErrors: {
      cars_category_id_fkey: { field: 'categoryId', code: 'category.notFound' },
      car_photos_image_hash_fkey: { field: 'photos', code: 'image.notFound' },
    },
    responseOf: staffCarResponseOf,
  };
}

@Controller()
export class StaffCarsController extends recordRoutes(staffCarPaths, CarRecords, carRequest) {}
