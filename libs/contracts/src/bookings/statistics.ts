import { z } from 'zod';
import { rideDate } from '../baku-time.js';
import { bookingStatus } from './booking.js';

const countByStatus = z.record(bookingStatus, z.number().int());

/** Bookings by status and by the time when they were made; days and months are Baku's. */
export const bookingStatistics = z
  .object({
    total: z.number().int(),
    byStatus: countByStatus,
    month: z.object({
      /** Made since the first of this month. */
      thisMonth: z.number().int(),
      /** Made in the whole month before, and in as much of it as has passed of this one. */
      lastMonth: z.number().int(),
      lastMonthToDate: z.number().int(),
      /** This month against `lastMonthToDate`, in whole percent: 12 is "+12% this month". Null where that is 0. */
      changePercent: z.number().int().nullable(),
    }),
    /** The last 30 days, today last, each with all four statuses. */
    days: z.array(z.object({ date: rideDate, byStatus: countByStatus })),
  })
  .meta({ id: 'BookingStatistics' });
export type BookingStatistics = z.infer<typeof bookingStatistics>;
