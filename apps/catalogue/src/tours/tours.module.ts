import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReadTours } from './read-tours.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ManageTours } from './manage-tours.js';
import { StaffToursController } from './staff-tours.controller.js';
import { TourEntity } from './tour.entity.js';
import { ToursController } from './tours.controller.js';

@Module({
  imports: [PhotosModule, TypeOrmModule.forFeature([TourEntity])],
  controllers: [ToursController, StaffToursController],
  providers: [ReadTours, ManageTours],
})
export class ToursModule {}
