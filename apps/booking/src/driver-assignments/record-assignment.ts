import { codedFieldError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { DriverEntity } from '../drivers/driver.entity.js';
import { DriverAssignmentEntity } from './driver-assignment.entity.js';

/**
 * Returns the driver, locked against removal and change until the transaction ends. Throws CodedError
 * `driver.notFound`, or `driver.inactive` for one who takes no more rides.
 */
export async function assignableDriver(manager: EntityManager, id: string): Promise<DriverEntity> {
  const driver = await manager.findOne(DriverEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!driver) throw codedFieldError('driverId', 'driver.notFound');
  if (!driver.isActive) throw codedFieldError('driverId', 'driver.inactive');
  return driver;
}

export interface NewAssignment {
  readonly bookingId: string;
  readonly driver: DriverEntity | null;
  readonly assignedBy: string;
  readonly notes: string | null;
}

/** Adds a booking's newest assignment; earlier ones stay as its history. */
export async function recordAssignment(manager: EntityManager, assignment: NewAssignment): Promise<void> {
  const { driver, ...fields } = assignment;
  await manager.insert(DriverAssignmentEntity, {
    ...fields,
    driverId: driver?.id ?? null,
    driverName: driver?.name ?? null,
    // Not the transaction's beginning: it may have waited for another assignment, and the newest one counts.
    assignedAt: () => 'clock_timestamp()',
  });
}

/**
 * Returns the notes of a driver who gets a ride back, as by Undo, from the present driver or from none; null for any
 * other driver.
 */
export async function notesOfReturningDriver(
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
