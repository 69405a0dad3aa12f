import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import type { BookingStatistics } from '@chauffeur/contracts/bookings/statistics';
import { Controller, Get } from '@nestjs/common';
import { ReadStatistics } from './read-statistics.js';

@Controller(bookingPaths.statistics)
export class StatisticsController {
  constructor(private readonly readStatistics: ReadStatistics) {}

  @Get()
  read(): Promise<BookingStatistics> {
    return this.readStatistics.read();
  }
}
