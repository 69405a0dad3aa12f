import { z } from 'zod';
import { pageOf, pageQuery } from '../../http/page.js';

/** Fields of a booking that a change can concern; `car`, `offer`, `vehicle` and `driver` have names as values. */
export const bookingChangeFields = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'preferredMessagingApp',
  'language',
  'offer',
  'car',
  'bookingDate',
  'bookingTime',
  'durationMinutes',
  'bufferMinutes',
  /** Minutes after the previous ride of its vehicle or driver, if staff agreed to less than usual. */
  'gapBefore',
  'vehicle',
  'driver',
  'passengerCount',
  'airportDirection',
  'flightNumber',
  'flightTime',
  'signText',
  'stops',
  'luggageLarge',
  'luggageSmall',
  'pickupLocation',
  'dropoffLocation',
  'pickupNote',
  'extras',
  'specialRequests',
  'totalPrice',
  /** Whether the driver collects the unpaid part of the price. */
  'driverCollects',
  /** Since when the fee of a cancellation is due; null once staff have waived it. */
  'feeDueSince',
  'feeDueUsd',
] as const;
export type BookingChangeField = (typeof bookingChangeFields)[number];

/** A text, a number (USD, minutes, passengers), an offer's name in both languages, or null if there is no value. */
const changedValue = z
  .union([z.string(), z.number(), z.object({ name: z.string(), nameRu: z.string().nullable() })])
  .nullable();
export type ChangedValue = z.infer<typeof changedValue>;

/** A field's old and new value. Readers must ignore fields that they don't know, as later releases add some. */
export const changedField = z
  .object({ field: z.string(), from: changedValue, to: changedValue })
  .meta({ id: 'BookingFieldChange' });
export type ChangedField = z.infer<typeof changedField>;

/** An entry of a booking's timeline; never changed, removed with the booking. */
export const bookingChangeResponse = z
  .object({
    id: z.uuid(),
    /** `customer`, `driver`, `system`, or the admin's id. */
    changedBy: z.string(),
    changedAt: z.iso.datetime(),
    changes: z.array(changedField).min(1),
  })
  .meta({ id: 'BookingChange' });
export type BookingChangeResponse = z.infer<typeof bookingChangeResponse>;

/** Newest first. */
export const bookingChangePage = pageOf(bookingChangeResponse).meta({ id: 'BookingChangePage' });
export type BookingChangePage = z.infer<typeof bookingChangePage>;

export const listBookingChangesQuery = z.object({ ...pageQuery, pageSize: pageQuery.pageSize.default(50) });
export type ListBookingChangesQuery = z.infer<typeof listBookingChangesQuery>;
