import { staffServicePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import {
  serviceRequest,
  type ServiceRequest,
  type StaffServiceResponse,
} from '@chauffeur/contracts/catalogue/service';
import { recordRoutes } from '@chauffeur/service-kit';
import { Controller, Injectable } from '@nestjs/common';
import { OfferRecords, type OfferDefinition } from '../records/offer-records.js';
import { ServiceEntity, ServicePhotoEntity } from './service.entity.js';
import { staffServiceResponseOf } from './service-response.js';

@Injectable()
export class ServiceRecords extends OfferRecords<ServiceEntity, ServiceRequest, StaffServiceResponse> {
  protected readonly definition: OfferDefinition<ServiceEntity, StaffServiceResponse> = {
    kind: 'service',
    entity: ServiceEntity,
    photoEntity: ServicePhotoEntity,
    relations: { serviceTypeDetails: true, photos: { image: true } },
    order: { name: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    notFound: 'service.notFound',
    constraintErrors: {
      services_service_type_id_fkey: { field: 'serviceTypeId', code: 'serviceType.notFound' },
      service_photos_image_hash_fkey: { field: 'photos', code: 'image.notFound' },
    },
    responseOf: staffServiceResponseOf,
  };
}

@Controller()
export class StaffServicesController extends recordRoutes(
  staffServicePaths,
  ServiceRecords,
  serviceRequest,
) {}
