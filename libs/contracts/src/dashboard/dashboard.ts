import { z } from 'zod';
import { bookingListItem } from '../bookings/booking.js';
import { bookingStatistics } from '../bookings/statistics.js';

/** The first page of the back office. Data that the catalogue did not return is null; bookings are always present. */
export const dashboardResponse = z
  .object({
    bookings: bookingStatistics,
    cars: z.object({ total: z.number().int(), available: z.number().int() }).nullable(),
    services: z.number().int().nullable(),
    tours: z.number().int().nullable(),
    /** The five newest bookings, newest first. */
    recentBookings: z.array(bookingListItem),
  })
  .meta({ id: 'Dashboard' });
export type DashboardResponse = z.infer<typeof dashboardResponse>;

/** Number of bookings on the dashboard. */
export const recentBookingsOnDashboard = 5;
