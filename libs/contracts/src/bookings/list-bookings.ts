import { z } from 'zod';
import { pageOf, pageQuery } from '../http/page.js';
import { bookingResponse, bookingStatus } from './booking.js';

/** Newest first; search covers customer name, email and reference number. */
export const listBookingsQuery = z.object({
  status: bookingStatus.optional(),
  search: z.string().trim().max(200, 'search.tooLong').optional(),
  ...pageQuery,
});
export type ListBookingsQuery = z.infer<typeof listBookingsQuery>;

export const bookingPage = pageOf(bookingResponse).meta({ id: 'BookingPage' });
export type BookingPage = z.infer<typeof bookingPage>;
