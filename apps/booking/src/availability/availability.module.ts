import { Module } from '@nestjs/common';
import { AvailabilityCounter } from './availability-counter.js';
import { AvailabilityController } from './availability.controller.js';
import { ReadAvailability } from './read-availability.js';

@Module({
  controllers: [AvailabilityController],
  providers: [AvailabilityCounter, ReadAvailability],
})
export class AvailabilityModule {}
