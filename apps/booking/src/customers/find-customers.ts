import {
  isPhoneNumber,
  maxFoundCustomers,
  phoneKey,
  type CustomerResponse,
  type FindCustomersQuery,
} from '@chauffeur/contracts/bookings/customer';
import { anonymisedName } from '@chauffeur/contracts/retention';
import { likeLiteral } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { phoneKeyOf } from './phone-key.js';

const keyOf = (table: string) => phoneKeyOf(`${table}.customer_phone`);

/** The newest matching bookings that are read; typing on finds customers whose bookings are all older. */
const consideredBookings = 300;

@Injectable()
export class FindCustomers {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds customers of earlier bookings, newest first. */
  find({ q, date }: FindCustomersQuery): Promise<CustomerResponse[]> {
    const isPhone = isPhoneNumber(q);
    const condition = isPhone ? `${keyOf('booking')} = $1` : 'booking.search_text LIKE lower($1)';
    const searched = isPhone ? phoneKey(q) : `%${likeLiteral(q)}%`;
    return this.dataSource.query(
      `WITH matching AS (
         SELECT booking.*, ${keyOf('booking')} AS phone_key
           FROM bookings booking
          WHERE ${condition} AND booking.customer_name <> $2 AND booking.customer_phone <> ''
          ORDER BY booking.created_at DESC LIMIT $3
       ), customers AS (
         SELECT DISTINCT ON (coalesce(nullif(phone_key, ''), customer_phone)) *
           FROM matching ORDER BY coalesce(nullif(phone_key, ''), customer_phone), created_at DESC
       )
       SELECT customer.customer_name AS name, customer.customer_phone AS phone, customer.customer_email AS email,
              customer.preferred_messaging_app AS "preferredMessagingApp", customer.language,
              rides.count AS rides, coalesce(rides.last, ${lastRide('customer')}) AS "lastRide",
              rides.on_date AS "ridesOnDate"
         FROM customers customer
        CROSS JOIN LATERAL (
          SELECT count(*)::integer AS count,
                 (array_agg(${lastRide('ride')} ORDER BY ride.booking_date DESC, ride.booking_time DESC NULLS LAST))[1] AS last,
                 coalesce(jsonb_agg(jsonb_build_object('id', ride.id, 'referenceNumber', ride.reference_number)
                                    ORDER BY ride.booking_time NULLS LAST)
                          FILTER (WHERE ride.booking_date = $5::date), '[]') AS on_date
            FROM bookings ride
           WHERE ${keyOf('ride')} = customer.phone_key AND ride.status <> 'cancelled'
             AND (customer.phone_key <> '' OR ride.customer_phone = customer.customer_phone)
        ) rides
        ORDER BY customer.created_at DESC LIMIT $4`,
      [searched, anonymisedName, consideredBookings, maxFoundCustomers, date ?? null],
    );
  }
}

function lastRide(table: string): string {
  return `jsonb_build_object('id', ${table}.id, 'referenceNumber', ${table}.reference_number,
    'bookingDate', ${table}.booking_date, 'pickupLocation', ${table}.pickup_location,
    'dropoffLocation', ${table}.dropoff_location)`;
}
