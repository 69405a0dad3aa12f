import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import type { EntityManager } from 'typeorm';
import { BookingHistoryEntity } from '../bookings/booking-history.entity.js';
import type { TightGap } from '../rides/holds/shorten-buffer.js';
import { holdOrThrow } from '../rides/holds/hold-or-throw.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { writeStops } from '../bookings/write-stops.js';
import { newReferenceNumber } from './reference-number.js';
import type { DecidedLeg } from './rules/trip.rules.js';
import { initialBookingFields } from './initial-booking-fields.js';

interface Origin {
  /** The date in Baku, YYYY-MM-DD. */
  readonly today: string;
  /** `customer`, or the admin's id. */
  readonly placedBy: string;
  readonly driverId: string | null;
  /** A vehicle that must be free, null for none, or by default `any`. */
  readonly vehicleId?: string | null;
  /** Whether a shorter time than usual to other rides is accepted. */
  readonly allowTightGap?: boolean | undefined;
}

interface Inserted {
  readonly booking: BookingEntity;
  /** The pairs of rides between which the time is now shorter than usual. */
  readonly gaps: readonly TightGap[];
}

/**
 * Stores a decided booking with a new reference number and its first history entry, and takes what its ride occupies;
 * its `vehicleId` is null if no vehicle is free. Throws CodedError `vehicle.busy` or `driver.busy`.
 */
export async function insertBooking(
  manager: EntityManager,
  decided: DecidedLeg,
  origin: Origin,
): Promise<Inserted> {
  const { today, placedBy, driverId, vehicleId: wanted = anyVehicle, allowTightGap } = origin;
  // If it is taken, `retryTransaction` tries again with another one.
  const referenceNumber = newReferenceNumber(today);
  const vehicleId = wanted === anyVehicle ? null : wanted;
  const booking = await manager.save(
    manager.create(BookingEntity, {
      ...initialBookingFields,
      ...decided,
      vehicleId,
      driverId,
      referenceNumber,
    }),
  );
  if (booking.stops.length > 0) await writeStops(manager, booking);
  await manager.insert(BookingHistoryEntity, {
    bookingId: booking.id,
    fromStatus: null,
    toStatus: booking.status,
    changedBy: placedBy,
  });
  const vehicle = wanted === anyVehicle ? 'any' : 'named';
  const { gaps } = await holdOrThrow(manager, booking, { vehicle, driver: 'named', allowTightGap });
  return { booking: gaps.length > 0 ? await manager.save(booking) : booking, gaps };
}
