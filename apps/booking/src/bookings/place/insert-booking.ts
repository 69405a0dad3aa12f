import type { EntityManager } from 'typeorm';
import { BookingHistoryEntity } from '../booking-history.entity.js';
import { holdAll } from '../../rides/hold-all.js';
import { BookingEntity } from '../booking.entity.js';
import type { DecidedBooking } from './booking.rules.js';
import { newReferenceNumber } from './reference-number.js';

interface Origin {
  /** The date in Baku, YYYY-MM-DD. */
  readonly today: string;
  /** `customer`, or the admin's id. */
  readonly placedBy: string;
  readonly driverId: string | null;
  /** Whether its ride is to occupy anything. */
  readonly takesVehicle?: boolean;
}

const unpaid = { paidUsd: 0, paymentMethod: null, paidOn: null } as const;

/**
 * Stores a decided booking with a reference number of its own and the first entry of its history, and takes what its
 * ride occupies: its `vehicleId` is null where no vehicle is free. Throws CodedError `driver.busy`.
 */
export async function insertBooking(
  manager: EntityManager,
  decided: DecidedBooking & { readonly urgent?: boolean },
  { today, placedBy, driverId, takesVehicle = true }: Origin,
): Promise<BookingEntity> {
  let referenceNumber = newReferenceNumber(today);
  while (await manager.existsBy(BookingEntity, { referenceNumber }))
    referenceNumber = newReferenceNumber(today);
  const booking = await manager.save(
    manager.create(BookingEntity, { ...decided, ...unpaid, vehicleId: null, driverId, referenceNumber }),
  );
  await manager.insert(BookingHistoryEntity, {
    bookingId: booking.id,
    fromStatus: null,
    toStatus: booking.status,
    changedBy: placedBy,
  });
  if (takesVehicle) await holdAll(manager, booking);
  return booking;
}
