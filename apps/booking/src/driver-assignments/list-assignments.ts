import type {
  DriverAssignmentResponse,
  ListDriverAssignmentsQuery,
} from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { driverAssignmentResponseOf } from './driver-assignment-response.js';
import { DriverAssignmentEntity } from './driver-assignment.entity.js';

/** Assignments in one response. */
const limit = 500;

@Injectable()
export class ListAssignments {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first; of one booking, or the newest of all. */
  async list({ bookingId }: ListDriverAssignmentsQuery): Promise<DriverAssignmentResponse[]> {
    const assignments = await this.dataSource.manager.find(DriverAssignmentEntity, {
      where: bookingId ? { bookingId } : {},
      order: { assignedAt: 'DESC' },
      take: limit,
    });
    return assignments.map(driverAssignmentResponseOf);
  }
}
