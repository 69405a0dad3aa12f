import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { BookingUseController } from './booking-use.controller.js';
import { CountBookingsThatUse } from './count-bookings-that-use.js';

@Module({
  imports: [TypeOrmModule.forFeature([BookingEntity])],
  controllers: [BookingUseController],
  providers: [CountBookingsThatUse],
})
export class BookingUseModule {}
