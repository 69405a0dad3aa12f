import { staffServiceTypePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import {
  serviceTypeRequest,
  type ServiceTypeRequest,
  type StaffServiceTypeResponse,
} from '@chauffeur/contracts/catalogue/service-type';
import { codedFieldError, recordRoutes, type RecordDefinition } from '@chauffeur/service-kit';
import { Controller, Injectable } from '@nestjs/common';
import { RecordsWithImage } from '../records/records-with-image.js';
import { staffServiceTypeResponseOf } from './service-type-response.js';
import { ServiceTypeEntity } from './service-type.entity.js';

@Injectable()
export class ServiceTypeRecords extends RecordsWithImage<
  ServiceTypeEntity,
  ServiceTypeRequest,
  StaffServiceTypeResponse
> {
  protected readonly definition: RecordDefinition<ServiceTypeEntity, StaffServiceTypeResponse> = {
    entity: ServiceTypeEntity,
    relations: { image: true },
    order: { name: 'ASC' },
    notFound: 'serviceType.notFound',
    constraintErrors: {
      service_types_name: () => codedFieldError('name', 'serviceType.nameTaken'),
      service_types_image_hash_fkey: { field: 'imageHash', code: 'image.notFound' },
      services_service_type_id_fkey: 'serviceType.usedByServices',
    },
    responseOf: staffServiceTypeResponseOf,
  };
}

@Controller()
export class StaffServiceTypesController extends recordRoutes(
  staffServiceTypePaths,
  ServiceTypeRecords,
  serviceTypeRequest,
) {}
