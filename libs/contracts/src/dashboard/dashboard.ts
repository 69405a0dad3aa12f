import { z } from 'zod';
import { bookingListItem } from '../bookings/booking.js';
import { bookingStatistics } from '../bookings/statistics.js';

/** The first page of the back office. What the catalogue did not return is null; the bookings are always present. */
export const dashboardResponse = z
  .object({
    bookings: bookingStatistics,
    cars: z.object({ total: z.number().int(), available: z.number().int() }).nullable(),
    services: z.number().int().nullable(),
    tours: z.number().int().nullable(),
    /** The five that were made last, newest first. */
    recentBookings: z.array(bookingListItem),
  })
  .meta({ id: 'Dashboard' });
export type DashboardResponse = z.infer<typeof dashboardResponse>;

/** How many bookings the dashboard shows. */
export const recentBookingsOnDashboard = 5;
