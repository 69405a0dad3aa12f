import { Module } from '@nestjs/common';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { FindBookedOffers } from './find-booked-offers.js';
import { FindBookedPlaces } from './find-booked-places.js';
import { FindOfferedExtras } from './find-offered-extras.js';

const finders = [FindBookedOffers, FindBookedPlaces, FindOfferedExtras];

/** Finds the offers, places and extras that a booking names, for bookings of visitors and of staff. */
@Module({
  imports: [ResponseCacheModule],
  providers: finders,
  exports: finders,
})
export class BookedRecordsModule {}
