import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import { bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import { bookingStatistics } from '@chauffeur/contracts/bookings/statistics';
import {
  staffCarPaths,
  staffServicePaths,
  staffTourPaths,
} from '@chauffeur/contracts/catalogue/catalogue-paths';
import { recentBookingsOnDashboard, type DashboardResponse } from '@chauffeur/contracts/dashboard/dashboard';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { nullIfUnavailable } from '../upstream/null-on-error.js';
import { Booking, Catalogue } from '../upstream/upstream.module.js';

/** Lists of which only the length is needed. */
const counted = z.array(z.unknown());
const countedCars = z.array(z.object({ isAvailable: z.boolean() }));

@Injectable()
export class ReadDashboard {
  constructor(
    private readonly booking: Booking,
    private readonly catalogue: Catalogue,
  ) {}

  /** Throws `service.unreachable` while booking is unavailable. While the catalogue is unavailable, its numbers are null. */
  async read(): Promise<DashboardResponse> {
    const [bookings, recent, cars, services, tours] = await Promise.all([
      this.booking.json(bookingStatistics, { path: bookingPaths.statistics }),
      this.booking.json(bookingPage, {
        path: bookingPaths.collection,
        query: { pageSize: recentBookingsOnDashboard },
      }),
      nullIfUnavailable(this.catalogue.json(countedCars, { path: staffCarPaths.collection })),
      nullIfUnavailable(this.catalogue.json(counted, { path: staffServicePaths.collection })),
      nullIfUnavailable(this.catalogue.json(counted, { path: staffTourPaths.collection })),
    ]);
    return {
      bookings,
      cars: cars && {
        total: cars.length,
        available: cars.filter(({ isAvailable }) => isAvailable).length,
      },
      services: services?.length ?? null,
      tours: tours?.length ?? null,
      recentBookings: recent.items,
    };
  }
}
