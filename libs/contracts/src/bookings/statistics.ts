import { z } from 'zod';
import { rideDate } from '../time/baku-time.js';
import { bookingStatus } from './booking.js';

const countByStatus = z.record(bookingStatus, z.number().int());

/** Numbers of bookings by status and by creation time; days and months are Baku's. */
export const bookingStatistics = z
  .object({
    total: z.number().int(),
    byStatus: countByStatus,
    month: z.object({
      /** Created since the first of this month. */
      thisMonth: z.number().int(),
      /** Created in the whole last month, and in it until the same point of the month as now. */
      lastMonth: z.number().int(),
      lastMonthToDate: z.number().int(),
      /** Change from `lastMonthToDate` to this month in whole percent: 12 is "+12% this month". Null if that is 0. */
      changePercent: z.number().int().nullable(),
    }),
    /** The last 30 days, today last, each with all four statuses. */
    days: z.array(z.object({ date: rideDate, byStatus: countByStatus })),
  })
  .meta({ id: 'BookingStatistics' });
export type BookingStatistics = z.infer<typeof bookingStatistics>;
