import type { BookingEntity } from '../bookings/booking.entity.js';
import { joinPendingEntry } from '../bookings/pending-entry.js';
import { openRequestsThatHold } from '../new-bookings/open-requests.js';
import { phoneKeyOf } from '../customers/phone-key.js';
import { progressColumn, type ReadProgress } from '../ride-progress/ride-progress.js';

type BookingColumns = Pick<
  BookingEntity,
  | 'id'
  | 'version'
  | 'referenceNumber'
  | 'status'
  | 'customerName'
  | 'customerPhone'
  | 'preferredMessagingApp'
  | 'passengerCount'
  | 'pickupLocation'
  | 'dropoffLocation'
  | 'airportDirection'
  | 'flightNumber'
  | 'flightTime'
  | 'flightCheck'
  | 'carId'
  | 'carName'
  | 'tourId'
  | 'bookingDate'
  | 'bookingTime'
  | 'startsAt'
  | 'durationMinutes'
  | 'bufferMinutes'
  | 'vehicleId'
  | 'driverId'
  | 'createdAt'
>;

export interface RideRow extends BookingColumns {
  readonly usualBufferMinutes: number | null;
  readonly totalPrice: string;
  readonly paidUsd: string;
  readonly urgent: boolean;
  readonly heldVehicleId: string | null;
  readonly heldDriverId: string | null;
  readonly isOneOfTooMany: boolean;
  /** Since when it has waited for an answer, if pending; later than its creation if it was confirmed in between. */
  readonly pendingSince: Date;
  /** Whether the customer made it pending by changing it after it was confirmed. */
  readonly isCustomerChange: boolean;
  readonly progress: ReadProgress | null;
}

/** SQL: whether the customer, compared by `what`, had already made as many open requests as may hold a vehicle. */
const isOneOfTooMany = (what: (row: string) => string, today: string) => `(
           SELECT count(*) FROM bookings earlier
            WHERE earlier.status = 'pending' AND earlier.booking_date >= ${today}
              AND ${what('earlier')} = nullif(${what('booking')}, '')
              AND (earlier.created_at, earlier.id) < (booking.created_at, booking.id)) >= ${openRequestsThatHold}`;
/** The expression of the index. */
const emailOf = (row: string) => `lower(${row}.customer_email)`;
const phoneOf = (row: string) => phoneKeyOf(`${row}.customer_phone`);

/**
 * SQL: the rows of the rides whose ids the query `found` selects. `today` is the placeholder of the date in Baku,
 * from which open requests count: those beyond the fifth of an email address or phone number hold nothing.
 */
export const selectRides = (found: string, today: string) => `
  WITH found AS (${found})
  SELECT booking.id, booking.version, booking.reference_number AS "referenceNumber", booking.status,
         booking.customer_name AS "customerName", booking.customer_phone AS "customerPhone",
         booking.preferred_messaging_app AS "preferredMessagingApp", booking.passenger_count AS "passengerCount",
         booking.pickup_location AS "pickupLocation", booking.dropoff_location AS "dropoffLocation",
         booking.airport_direction AS "airportDirection", booking.flight_number AS "flightNumber",
         booking.flight_time AS "flightTime", booking.flight_check AS "flightCheck",
         booking.car_id AS "carId", booking.car_name AS "carName", booking.tour_id AS "tourId",
         booking.booking_date::text AS "bookingDate", booking.booking_time AS "bookingTime",
         booking.starts_at AS "startsAt", booking.duration_minutes AS "durationMinutes",
         booking.buffer_minutes AS "bufferMinutes", booking.usual_buffer_minutes AS "usualBufferMinutes", booking.vehicle_id AS "vehicleId",
         booking.driver_id AS "driverId", booking.total_price AS "totalPrice", booking.created_at AS "createdAt",
         booking.paid_usd AS "paidUsd", booking.urgent,
         held.vehicle_id AS "heldVehicleId", held.driver_id AS "heldDriverId",
         booking.status = 'pending' AND booking.booking_date >= ${today}
           AND (${isOneOfTooMany(emailOf, today)} OR ${isOneOfTooMany(phoneOf, today)}) AS "isOneOfTooMany",
         coalesce(opened.changed_at, booking.created_at) AS "pendingSince",
         coalesce(opened.is_customer_change, false) AS "isCustomerChange",
         ${progressColumn} AS progress
    FROM found
    JOIN bookings booking ON booking.id = found.id
    ${joinPendingEntry}
    LEFT JOIN occupancies held ON held.booking_id = booking.id
    LEFT JOIN ride_progress progress ON progress.booking_id = booking.id`;
