import { z } from 'zod';
import { rideDate } from '../time/baku-time.js';
import { idInput } from '../http/id-input.js';
import { pageOf, pageQuery } from '../http/page.js';
import { tableFileOptions } from '../http/table-file.js';
import { searchText } from '../inputs/text.js';
import { bookingListItem, bookingStatus } from './booking.js';
import { paymentFilter } from './prices/booking-payments.js';

/** Filters of the list and its export. */
const bookingFilters = {
  status: bookingStatus.optional(),
  /**
   * Searches customer name, email and reference number, ignoring case; `%` and `_` are not wildcards. A phone number is
   * found by its last nine digits.
   */
  search: searchText('search').optional(),
  /** First and last day of the ride, both included. */
  from: rideDate.optional(),
  to: rideDate.optional(),
  driverId: idInput('driverId.invalid').optional(),
  payment: paymentFilter.optional(),
  /** `1`: only bookings without a driver. */
  noDriver: z.literal('1', 'noDriver.invalid').optional(),
} as const;

export const bookingSorts = ['createdAt', 'bookingDate', 'customerName', 'status', 'totalPrice'] as const;
const bookingSort = z.enum(bookingSorts);
export type BookingSort = z.infer<typeof bookingSort>;

/** Sort order. `status` sorts in the order pending, confirmed, completed, cancelled. */
const bookingOrder = {
  sort: bookingSort.default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
} as const;

/** Filter and order of bookings, for a list or an export. */
export const bookingSelection = z.object({ ...bookingFilters, ...bookingOrder });
export type BookingSelection = z.infer<typeof bookingSelection>;

/** Exports all matching bookings as a file, with headings in the language. */
export const exportBookingsQuery = bookingSelection.extend(tableFileOptions);
export type ExportBookingsQuery = z.infer<typeof exportBookingsQuery>;

export const listBookingsQuery = bookingSelection.extend(pageQuery);
export type ListBookingsQuery = z.infer<typeof listBookingsQuery>;

/** Max that `total` counts to, because counting would read all rows. The statistics have the exact number of all bookings. */
export const bookingCountLimit = 1_000;

export const bookingPage = pageOf(bookingListItem)
  .extend({
    /**
     * There are more bookings than `total`, which is `bookingCountLimit` then; their pages can be requested too.
     */
    totalIsAtLeast: z.boolean(),
  })
  .meta({ id: 'BookingPage' });
export type BookingPage = z.infer<typeof bookingPage>;
