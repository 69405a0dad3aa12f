import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { serviceResponseOf } from './service-response.js';
import { ServiceEntity } from './service.entity.js';

const relations = { serviceTypeDetails: true, photos: { image: true } } as const;

@Injectable()
export class ReadServices {
  constructor(@InjectRepository(ServiceEntity) private readonly services: Repository<ServiceEntity>) {}

  /** Lists services in the order in which staff added them. */
  async list(): Promise<ServiceResponse[]> {
    const services = await this.services.find({
      relations,
      order: { createdAt: 'ASC', id: 'ASC', photos: { displayOrder: 'ASC' } },
    });
    return services.map(serviceResponseOf);
  }

  /** Throws CodedError `service.notFound`. */
  async read(id: string): Promise<ServiceResponse> {
    const service = await this.services.findOne({
      where: { id },
      relations,
      order: { photos: { displayOrder: 'ASC' } },
    });
    if (!service) throw new CodedError('service.notFound');
    return serviceResponseOf(service);
  }
}
