import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotosModule } from '../photos/photos.module.js';
import { ReadTours } from './read-tours.js';
import { TourRecords, StaffToursController } from './staff-tours.records.js';
import { TourEntity } from './tour.entity.js';
import { ToursController } from './tours.controller.js';

@Module({
  imports: [PhotosModule, TypeOrmModule.forFeature([TourEntity])],
  controllers: [StaffToursController, ToursController],
  providers: [ReadTours, TourRecords],
})
export class ToursModule {}
