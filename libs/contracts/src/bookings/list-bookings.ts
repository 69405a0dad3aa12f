import { z } from 'zod';
import { bookingResponse, bookingStatus } from './booking.js';

/** Newest first; search covers customer name, email and reference number. */
export const listBookingsQuery = z.object({
  status: bookingStatus.optional(),
  search: z.string().trim().max(200, 'search.tooLong').optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});
export type ListBookingsQuery = z.infer<typeof listBookingsQuery>;

export const bookingPage = z
  .object({
    items: z.array(bookingResponse),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
  .meta({ id: 'BookingPage' });
export type BookingPage = z.infer<typeof bookingPage>;
