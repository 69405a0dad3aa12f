import { z } from 'zod';
import { rideDate } from '../baku-time.js';
import { idInput } from '../http/id-input.js';
import { pageOf, pageQuery } from '../http/page.js';
import { language } from '../language.js';
import { searchText } from '../text.js';
import { bookingListItem, bookingStatus } from './booking.js';
import { paymentFilter } from './prices/booking-payments.js';

/** Which bookings; the same for the list and its export. */
const bookingFilters = {
  status: bookingStatus.optional(),
  /** In customer name, email and reference number; case does not matter, `%` and `_` mean themselves. */
  search: searchText('search').optional(),
  /** First and last day of the ride, both included. */
  from: rideDate.optional(),
  to: rideDate.optional(),
  driverId: idInput('driverId.invalid').optional(),
  payment: paymentFilter.optional(),
  /** `1`: only those that have no driver. */
  noDriver: z.literal('1', 'noDriver.invalid').optional(),
} as const;

export const bookingSorts = ['createdAt', 'bookingDate', 'customerName', 'status', 'totalPrice'] as const;
const bookingSort = z.enum(bookingSorts);
export type BookingSort = z.infer<typeof bookingSort>;

/** `status` sorts in the order of a booking's life: pending, confirmed, completed, cancelled. */
const bookingOrder = {
  sort: bookingSort.default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
} as const;

/** Filter and order of bookings, for a list or an export. */
export const bookingSelection = z.object({ ...bookingFilters, ...bookingOrder });
export type BookingSelection = z.infer<typeof bookingSelection>;

/** All of them as a file, with headings in the language. */
export const exportBookingsQuery = bookingSelection.extend({ language: language.default('en') });
export type ExportBookingsQuery = z.infer<typeof exportBookingsQuery>;

export const listBookingsQuery = bookingSelection.extend(pageQuery);
export type ListBookingsQuery = z.infer<typeof listBookingsQuery>;

/** Counting stops here, because counting all would read all. The exact number of all bookings is in the statistics. */
export const bookingCountLimit = 1_000;

export const bookingPage = pageOf(bookingListItem)
  .extend({
    /**
     * There are more than `total`, whose pages can be requested all the same: so it is beyond `bookingCountLimit`.
     */
    totalIsAtLeast: z.boolean(),
  })
  .meta({ id: 'BookingPage' });
export type BookingPage = z.infer<typeof bookingPage>;
