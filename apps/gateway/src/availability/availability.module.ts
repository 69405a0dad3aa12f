import { Module } from '@nestjs/common';
import { BookedRecordsModule } from '../booked-records/booked-records.module.js';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { ComposeAvailability } from './compose-availability.js';
import { PublicAvailabilityController } from './public-availability.controller.js';

@Module({
  imports: [BookedRecordsModule, ResponseCacheModule],
  controllers: [PublicAvailabilityController],
  providers: [ComposeAvailability],
})
export class AvailabilityModule {}
