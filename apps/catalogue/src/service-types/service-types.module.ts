import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceTypeEntity } from './service-type.entity.js';
import { ServiceTypesController } from './service-types.controller.js';

@Module({ imports: [TypeOrmModule.forFeature([ServiceTypeEntity])], controllers: [ServiceTypesController] })
export class ServiceTypesModule {}
