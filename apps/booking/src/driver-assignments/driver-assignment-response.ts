import type { DriverAssignmentResponse } from '@chauffeur/contracts/bookings/crew/driver-assignment';
import type { DriverAssignmentEntity } from './driver-assignment.entity.js';

export function driverAssignmentResponseOf(assignment: DriverAssignmentEntity): DriverAssignmentResponse {
  const { assignedAt, ...fields } = assignment;
  return { ...fields, assignedAt: assignedAt.toISOString() };
}
