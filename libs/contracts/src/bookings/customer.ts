import { z } from 'zod';
import { rideDate } from '../baku-time.js';
import { language } from '../language.js';
import { searchText } from '../text.js';
import { messagingApp } from './booking-details.js';
import { referenceNumber } from './booking.js';

/** Path of the booking service for the customers of earlier bookings. */
export const customersPath = '/customers';

/** Fewer characters would find too many. */
export const minCustomerQuery = 3;

/** Customers that a lookup returns at most. */
export const maxFoundCustomers = 8;

/** Part of a name, an email or a reference number, or a whole phone number, of which the last nine digits count. */
export const findCustomersQuery = z.object({
  q: searchText('q').refine((text) => text.length >= minCustomerQuery, 'q.tooShort'),
  /** A day whose rides are named, so that one is not entered twice. */
  date: rideDate.optional(),
});
export type FindCustomersQuery = z.infer<typeof findCustomersQuery>;

const namedRide = z.object({ id: z.uuid(), referenceNumber });

/** A customer as their newest booking has them; bookings of one phone number are one customer's. */
export const customerResponse = z
  .object({
    name: z.string(),
    phone: z.string(),
    /** '' where there is none. */
    email: z.string(),
    preferredMessagingApp: messagingApp,
    language,
    /** Bookings that were not cancelled. */
    rides: z.number().int(),
    lastRide: namedRide.extend({
      bookingDate: rideDate,
      pickupLocation: z.string(),
      dropoffLocation: z.string().nullable(),
    }),
    /** On the day of the query; empty without one. */
    ridesOnDate: z.array(namedRide),
  })
  .meta({ id: 'Customer' });
export type CustomerResponse = z.infer<typeof customerResponse>;

/** By what phone numbers are compared, however they are written: the last nine digits. '' where the text has no digits. */
export function phoneKey(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-9);
}
