import { staffTourPaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { tourRequest, type TourRequest, type StaffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { recordRoutes } from '@chauffeur/service-kit';
import { Controller, Injectable } from '@nestjs/common';
import { OfferRecords, type OfferDefinition } from '../records/offer-records.js';
import { TourEntity, TourPhotoEntity } from './tour.entity.js';
import { staffTourResponseOf } from './tour-response.js';

@Injectable()
export class TourRecords extends OfferRecords<TourEntity, TourRequest, StaffTourResponse> {
  protected readonly definition: OfferDefinition<TourEntity, StaffTourResponse> = {
    kind: 'tour',
    entity: TourEntity,
    photoEntity: TourPhotoEntity,
    relations: { photos: { image: true } },
    order: { name: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    notFound: 'tour.notFound',
    constraintErrors: {
      tour_photos_image_hash_fkey: { field: 'photos', code: 'image.notFound' },
    },
    responseOf: staffTourResponseOf,
  };
}

@Controller()
export class StaffToursController extends recordRoutes(staffTourPaths, TourRecords, tourRequest) {}
