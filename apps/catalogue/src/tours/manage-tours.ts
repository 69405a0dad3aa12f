import type { TourRequest, StaffTourResponse } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { ManageOffers, type Offer } from '../offers/manage-offers.js';
import { unknownReference } from '../offers/offer-refusals.js';
import { TourPhotoEntity } from './tour-photo.entity.js';
import { staffTourResponseOf } from './tour-response.js';
import { TourEntity } from './tour.entity.js';

@Injectable()
export class ManageTours extends ManageOffers<TourEntity, TourRequest, StaffTourResponse> {
  protected readonly offer: Offer<TourEntity, StaffTourResponse> = {
    kind: 'tour',
    part: 'tours',
    notFound: 'tour.notFound',
    entity: TourEntity,
    photoEntity: TourPhotoEntity,
    relations: { photos: { image: true } },
    order: { name: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    responseOf: staffTourResponseOf,
    refusals: {
      tour_photos_image_hash_fkey: unknownReference('photos', 'image.notFound'),
    },
  };
}
