import type { CarRequest, StaffCarResponse } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { ManageOffers, type Offer } from '../offers/manage-offers.js';
import { unknownReference } from '../offers/offer-refusals.js';
import { CarPhotoEntity } from './car-photo.entity.js';
import { staffCarResponseOf } from './car-response.js';
import { CarEntity } from './car.entity.js';

@Injectable()
export class ManageCars extends ManageOffers<CarEntity, CarRequest, StaffCarResponse> {
  protected readonly offer: Offer<CarEntity, StaffCarResponse> = {
    kind: 'car',
    part: 'cars',
    notFound: 'car.notFound',
    entity: CarEntity,
    photoEntity: CarPhotoEntity,
    relations: { category: true, photos: { image: true } },
    order: { brand: 'ASC', model: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    responseOf: staffCarResponseOf,
    refusals: {
      cars_category_id_fkey: unknownReference('categoryId', 'category.notFound'),
      car_photos_image_hash_fkey: unknownReference('photos', 'image.notFound'),
    },
  };
}
