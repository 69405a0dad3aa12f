import type {
  DriverAssignmentResponse,
  ListDriverAssignmentsQuery,
} from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { driverAssignmentResponseOf } from '../driver-assignments/driver-assignment-response.js';
import { DriverAssignmentEntity } from '../driver-assignments/driver-assignment.entity.js';

/** The maximum number of assignments in a response. */
const limit = 500;

@Injectable()
export class ListAssignments {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the assignments of a booking, or the newest of all; newest first. */
  async list({ bookingId }: ListDriverAssignmentsQuery): Promise<DriverAssignmentResponse[]> {
    const assignments = await this.dataSource.manager.find(DriverAssignmentEntity, {
      where: bookingId ? { bookingId } : {},
      order: { assignedAt: 'DESC' },
      take: limit,
    });
    return assignments.map(driverAssignmentResponseOf);
  }
}
