import {
  bookingPage,
  bookingStatistics,
  recentBookingsOnDashboard,
  type DashboardResponse,
} from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Booking, Catalogue } from '../upstream/upstream.module.js';

const counted = z.array(z.unknown());
const countedCars = z.array(z.object({ isAvailable: z.boolean() }));

@Injectable()
export class ReadDashboard {
  constructor(
    private readonly booking: Booking,
    private readonly catalogue: Catalogue,
  ) {}

  /** Throws `service.unreachable` without the bookings; without the catalogue its figures are null. */
  async read(): Promise<DashboardResponse> {
    const [bookings, recent, cars, services, tours] = await Promise.all([
      this.booking.json(bookingStatistics, { path: '/bookings/statistics' }),
      this.booking.json(bookingPage, { path: '/bookings', query: { pageSize: recentBookingsOnDashboard } }),
      orNullWhileAway(this.catalogue.json(countedCars, { path: '/staff/cars' })),
      orNullWhileAway(this.catalogue.json(counted, { path: '/staff/services' })),
      orNullWhileAway(this.catalogue.json(counted, { path: '/staff/tours' })),
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

async function orNullWhileAway<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'service.unreachable') return null;
    throw error;
  }
}
