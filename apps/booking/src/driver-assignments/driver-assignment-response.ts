import type { DriverAssignmentResponse } from '@chauffeur/contracts/bookings/driver-assignment';
import type { EmailedDriver } from '@chauffeur/contracts/bookings/ride-crew';
import type { DriverEntity } from '../drivers/driver.entity.js';
import type { DriverAssignmentEntity } from './driver-assignment.entity.js';

export function driverAssignmentResponseOf(assignment: DriverAssignmentEntity): DriverAssignmentResponse {
  const { assignedAt, ...fields } = assignment;
  return { ...fields, assignedAt: assignedAt.toISOString() };
}

/** The driver who has a ride, as staff see one and events carry one. */
export function assignedDriverOf(driver: DriverEntity | null | undefined): EmailedDriver | null {
  if (!driver) return null;
  const { id, name, phone, email, language } = driver;
  return { id, name, phone, email, language };
}
