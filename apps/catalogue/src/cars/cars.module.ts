import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotosModule } from '../photos/photos.module.js';
import { CarEntity } from './car.entity.js';
import { CarsController } from './cars.controller.js';
import { ReadCars } from './read-cars.js';
import { CarRecords, StaffCarsController } from './staff-cars.records.js';

@Module({
  imports: [PhotosModule, TypeOrmModule.forFeature([CarEntity])],
  controllers: [CarsController, StaffCarsController],
  providers: [CarRecords, ReadCars],
})
export class CarsModule {}
