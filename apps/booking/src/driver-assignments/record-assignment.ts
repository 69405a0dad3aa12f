import { fieldFailure } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { DriverEntity } from '../drivers/driver.entity.js';
import { DriverAssignmentEntity } from './driver-assignment.entity.js';

/**
 * The driver, locked against removal and change until the transaction ends.
 * Throws CodedError `driver.notFound`, and `driver.inactive` for one who takes no rides any more.
 */
export async function assignableDriver(manager: EntityManager, id: string): Promise<DriverEntity> {
  const driver = await manager.findOne(DriverEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!driver) throw fieldFailure('driverId', 'driver.notFound');
  if (!driver.isActive) throw fieldFailure('driverId', 'driver.inactive');
  return driver;
}

export interface NewAssignment {
  readonly bookingId: string;
  readonly driver: DriverEntity | null;
  readonly assignedBy: string;
  readonly notes: string | null;
}

/** The newest assignment of a booking; the ones before stay as its past. */
export async function recordAssignment(manager: EntityManager, assignment: NewAssignment): Promise<void> {
  const { driver, ...fields } = assignment;
  await manager.insert(DriverAssignmentEntity, {
    ...fields,
    driverId: driver?.id ?? null,
    driverName: driver?.name ?? null,
    // Not the transaction's beginning: it may have waited for another assignment, and the newest is the present one.
    assignedAt: () => 'clock_timestamp()',
  });
}

/**
 * The notes that a driver had of a ride which was theirs until the present driver had it, or none had; null for any other.
 * One who is given it back, as by Undo, is to know what they knew.
 */
export async function notesOfFormer(
  manager: EntityManager,
  { bookingId, presentId, driverId }: { bookingId: string; presentId: string | null; driverId: string },
): Promise<string | null> {
  const [former] = await manager.query<{ driverId: string | null; notes: string | null }[]>(
    `SELECT driver_id AS "driverId", notes FROM driver_assignments
      WHERE booking_id = $1 AND driver_id IS DISTINCT FROM $2::uuid
      ORDER BY assigned_at DESC LIMIT 1`,
    [bookingId, presentId],
  );
  return former?.driverId === driverId ? former.notes : null;
}
