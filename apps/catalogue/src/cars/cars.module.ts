import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotosModule } from '../photos/photos.module.js';
import { ManageCars } from './manage-cars.js';
import { StaffCarsController } from './staff-cars.controller.js';
import { CarEntity } from './car.entity.js';
import { CarsController } from './cars.controller.js';
import { ReadCars } from './read-cars.js';

@Module({
  imports: [PhotosModule, TypeOrmModule.forFeature([CarEntity])],
  controllers: [CarsController, StaffCarsController],
  providers: [ReadCars, ManageCars],
})
export class CarsModule {}
