import { Module } from '@nestjs/common';
import { FindBookedOffers } from './find-booked-offers.js';
import { FindBookedPlaces } from './find-booked-places.js';
import { FindOfferedExtras } from './find-offered-extras.js';

const finders = [FindBookedOffers, FindBookedPlaces, FindOfferedExtras];

/** Finds the offers, places and extras that a booking names, for bookings of visitors and of staff. */
@Module({ providers: finders, exports: finders })
export class BookedRecordsModule {}
