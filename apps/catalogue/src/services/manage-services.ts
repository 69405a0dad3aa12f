import type { ServiceRequest, StaffServiceResponse } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { ManageOffers, type Offer } from '../offers/manage-offers.js';
import { unknownReference } from '../offers/offer-refusals.js';
import { ServicePhotoEntity } from './service-photo.entity.js';
import { staffServiceResponseOf } from './service-response.js';
import { ServiceEntity } from './service.entity.js';

@Injectable()
export class ManageServices extends ManageOffers<ServiceEntity, ServiceRequest, StaffServiceResponse> {
  protected readonly offer: Offer<ServiceEntity, StaffServiceResponse> = {
    kind: 'service',
    part: 'services',
    notFound: 'service.notFound',
    entity: ServiceEntity,
    photoEntity: ServicePhotoEntity,
    relations: { serviceTypeDetails: true, photos: { image: true } },
    order: { name: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    responseOf: staffServiceResponseOf,
    refusals: {
      services_service_type_id_fkey: unknownReference('serviceTypeId', 'serviceType.notFound'),
      service_photos_image_hash_fkey: unknownReference('photos', 'image.notFound'),
    },
  };
}
