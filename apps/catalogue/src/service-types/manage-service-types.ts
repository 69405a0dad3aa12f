import {
  catalogueChanged,
  type ServiceTypeRequest,
  type StaffServiceTypeResponse,
} from '@chauffeur/contracts';
import { CodedError, refuseViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import {
  ManageNamedRecords,
  unknownImage,
  type NamedRecordKind,
} from '../named-records/manage-named-records.js';
import { staffServiceTypeResponseOf } from './service-type-response.js';
import { ServiceTypeEntity } from './service-type.entity.js';

@Injectable()
export class ManageServiceTypes extends ManageNamedRecords<
  ServiceTypeEntity,
  ServiceTypeRequest,
  StaffServiceTypeResponse
> {
  protected readonly kind: NamedRecordKind<ServiceTypeEntity, StaffServiceTypeResponse> = {
    entity: ServiceTypeEntity,
    part: 'service-types',
    notFound: 'serviceType.notFound',
    refusals: {
      service_types_name: () => new CodedError('serviceType.nameTaken'),
      service_types_image_hash_fkey: unknownImage,
    },
    responseOf: staffServiceTypeResponseOf,
  };

  /** Throws CodedError `serviceType.notFound`, and `serviceType.usedByServices` while a service is of this type. */
  remove(id: string): Promise<void> {
    const removed = this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(ServiceTypeEntity, { id });
      if (!affected) throw new CodedError('serviceType.notFound');
      await this.outbox.add(manager, catalogueChanged, { parts: ['service-types'] });
    });
    return refuseViolation(removed, {
      services_service_type_id_fkey: () => new CodedError('serviceType.usedByServices'),
    });
  }
}
