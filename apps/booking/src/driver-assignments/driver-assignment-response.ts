import type { AssignedDriver, DriverAssignmentResponse } from '@chauffeur/contracts';
import type { DriverEntity } from '../drivers/driver.entity.js';
import type { DriverAssignmentEntity } from './driver-assignment.entity.js';

export function driverAssignmentResponseOf(assignment: DriverAssignmentEntity): DriverAssignmentResponse {
  const { assignedAt, ...fields } = assignment;
  return { ...fields, assignedAt: assignedAt.toISOString() };
}

export function assignedDriverOf(driver: DriverEntity | null | undefined): AssignedDriver | null {
  return driver ? { id: driver.id, name: driver.name, phone: driver.phone } : null;
}
