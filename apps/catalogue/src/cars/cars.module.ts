import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CarEntity } from './car.entity.js';
import { CarsController } from './cars.controller.js';
import { ReadCars } from './read-cars.js';

@Module({
  imports: [TypeOrmModule.forFeature([CarEntity])],
  controllers: [CarsController],
  providers: [ReadCars],
})
export class CarsModule {}
