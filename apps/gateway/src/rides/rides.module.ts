import { Module } from '@nestjs/common';
import { BookedRecordsModule } from '../booked-records/booked-records.module.js';
import { LimitsModule } from '../limits/limits.module.js';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { ComposeRideChange } from './compose-ride-change.js';
import { JoinRidePlaces } from './join-ride-places.js';
import { PublicRideDocumentsController } from './public-ride-documents.controller.js';
import { PublicRidesController } from './public-rides.controller.js';
import { RideByLink } from './ride-by-link.js';

@Module({
  imports: [BookedRecordsModule, LimitsModule, ResponseCacheModule],
  controllers: [PublicRideDocumentsController, PublicRidesController],
  providers: [ComposeRideChange, JoinRidePlaces, RideByLink],
})
export class RidesModule {}
