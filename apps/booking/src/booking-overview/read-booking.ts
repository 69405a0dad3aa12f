import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { driverAssignmentResponseOf } from '../driver-assignments/driver-assignment-response.js';
import { DriverAssignmentEntity } from '../driver-assignments/driver-assignment.entity.js';
import { historyEntryOf } from '../bookings/booking-response.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { isDemoBooking } from '../demo-content/read-demo-bookings.js';
import { readRideProblems } from '../dispatch/read-ride-problems.js';
import { readSteps } from '../ride-progress/read-steps.js';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import { findCustomerChanges } from '../bookings/pending-entry.js';
import { readHistory } from '../bookings/read-history.js';
import { readOtherLeg } from '../bookings/other-leg.js';
import { withDrivers } from '../driver-assignments/with-drivers.js';

@Injectable()
export class ReadBooking {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads a booking with its details. Throws CodedError `booking.notFound`. */
  async read(id: string): Promise<BookingDetailResponse> {
    const { manager } = this.dataSource;
    const booking = await manager.findOneBy(BookingEntity, { id });
    if (!booking) throw new CodedError('booking.notFound');
    const history = await readHistory(manager, id);
    const assignments = await manager.find(DriverAssignmentEntity, {
      where: { bookingId: id },
      order: { assignedAt: 'DESC' },
    });
    const [item] = await withDrivers(manager, [booking]);
    if (!item) throw new CodedError('booking.notFound');
    return {
      ...item,
      isCustomerChange: (await findCustomerChanges(manager, [id])).has(id),
      vehicle: await readHeldVehicle(manager, id),
      ...(await readRideProblems(manager, id)),
      steps: await readSteps(manager, id),
      otherLeg: await readOtherLeg(manager, booking),
      isDemo: await isDemoBooking(manager, id),
      history: history.map(historyEntryOf),
      assignments: assignments.map(driverAssignmentResponseOf),
    };
  }
}
