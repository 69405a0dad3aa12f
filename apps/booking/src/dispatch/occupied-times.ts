import { dayMs } from '@chauffeur/contracts/time/durations';
import type { EntityManager } from 'typeorm';
import { endWithoutBuffer } from '../rides/holds/end-without-buffer.js';
import type { RideTimes } from './problems/ride-problems.rules.js';

/** A ride that holds a vehicle or a driver, without its buffer; a ride that is done ends when it was. */
export interface Occupied extends RideTimes {
  readonly bookingId: string;
  readonly referenceNumber: string;
  readonly vehicleId: string | null;
  readonly driverId: string | null;
}

/** Returns what rides occupy in a range and a day around it: a driver's hours are counted over any 24. */
export function occupiedAround(manager: EntityManager, { startsAt, endsAt }: RideTimes): Promise<Occupied[]> {
  return manager.query<Occupied[]>(
    `SELECT booking.id AS "bookingId", booking.reference_number AS "referenceNumber",
            held.vehicle_id AS "vehicleId", held.driver_id AS "driverId",
            booking.starts_at AS "startsAt",
            ${endWithoutBuffer('held', 'booking')} AS "endsAt"
       FROM occupancies held
       JOIN bookings booking ON booking.id = held.booking_id
      WHERE held.during && tstzrange($1, $2)`,
    [new Date(startsAt.getTime() - dayMs), new Date(endsAt.getTime() + dayMs)],
  );
}

export function groupBy(
  occupied: readonly Occupied[],
  key: 'vehicleId' | 'driverId',
): ReadonlyMap<string, readonly Occupied[]> {
  const groups = new Map<string, Occupied[]>();
  for (const entry of occupied) {
    const id = entry[key];
    if (id) groups.set(id, [...(groups.get(id) ?? []), entry]);
  }
  return groups;
}
