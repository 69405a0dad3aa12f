import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import type { ServiceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { serviceTypeResponseOf } from './service-type-response.js';
import { ServiceTypeEntity } from './service-type.entity.js';

@Controller(cataloguePaths.serviceTypes)
export class ServiceTypesController {
  constructor(@InjectRepository(ServiceTypeEntity) private readonly types: Repository<ServiceTypeEntity>) {}

  @Get()
  async list(): Promise<ServiceTypeResponse[]> {
    const types = await this.types.find({ relations: { image: true }, order: { name: 'ASC' } });
    return types.map(serviceTypeResponseOf);
  }
}
