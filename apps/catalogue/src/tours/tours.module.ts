import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReadTours } from './read-tours.js';
import { TourEntity } from './tour.entity.js';
import { ToursController } from './tours.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([TourEntity])],
  controllers: [ToursController],
  providers: [ReadTours],
})
export class ToursModule {}
