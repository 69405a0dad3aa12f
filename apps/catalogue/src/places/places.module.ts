import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnnouncePlaces } from './announce-places.js';
import { PlaceEntity } from './place.entity.js';
import { PlacesController } from './places.controller.js';
import { PlaceRecords, StaffPlacesController } from './staff-places.records.js';

@Module({
  imports: [TypeOrmModule.forFeature([PlaceEntity])],
  controllers: [PlacesController, StaffPlacesController],
  providers: [AnnouncePlaces, PlaceRecords],
})
export class PlacesModule {}
