import { z } from 'zod';
import { rideDate } from '../time/baku-time.js';
import { language } from '../languages/language.js';
import { searchText } from '../inputs/text.js';
import { messagingApp } from './booking-details.js';
import { referenceNumber } from './booking.js';

/** Path of the booking service for the customers of earlier bookings. */
export const customersPath = '/customers';

/** Min characters of a query; fewer would find too many customers. */
export const minCustomerQuery = 3;

/** Max customers that a lookup returns. */
export const maxFoundCustomers = 8;

/** Finds customers by part of a name, email or reference number, or by the last nine digits of a phone number. */
export const findCustomersQuery = z.object({
  q: searchText('q').refine((text) => text.length >= minCustomerQuery, 'q.tooShort'),
  /** A day whose rides are returned, so that staff don't enter one twice. */
  date: rideDate.optional(),
});
export type FindCustomersQuery = z.infer<typeof findCustomersQuery>;

const namedRide = z.object({ id: z.uuid(), referenceNumber });

/** A customer with the data of their newest booking; bookings with the same phone number belong to one customer. */
export const customerResponse = z
  .object({
    name: z.string(),
    phone: z.string(),
    /** '' if there is none. */
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
    /** Rides on the query's day; empty without a day. */
    ridesOnDate: z.array(namedRide),
  })
  .meta({ id: 'Customer' });
export type CustomerResponse = z.infer<typeof customerResponse>;

/** Returns the key for comparing phone numbers in any format: the last nine digits; '' if there are none. */
export function phoneKey(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-9);
}

/** Digits and the characters written between them. */
const phoneNumber = /^[\d\s()+./-]+$/;

/** Whether a searched text may be a phone number, rather than a name or an email address. */
export const isPhoneNumber = (text: string): boolean => phoneNumber.test(text) && phoneKey(text) !== '';
