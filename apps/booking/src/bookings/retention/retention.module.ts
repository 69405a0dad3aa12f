import { Module } from '@nestjs/common';
import { AnonymiseOldBookings } from './anonymise-old-bookings.js';

@Module({ providers: [AnonymiseOldBookings] })
export class RetentionModule {}
