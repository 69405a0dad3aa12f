import { bookingDriverAssigned, type AssignDriverRequest } from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { holdAll } from '../rides/hold-all.js';
import { assignedDriverOf } from './driver-assignment-response.js';
import { assignableDriver, recordAssignment } from './record-assignment.js';

@Injectable()
export class AssignDriver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Assigns the booking to a driver or to none, with assignment and event in the same transaction. For the driver who
   * has it already only new notes change anything. Throws CodedError `booking.notFound`, `record.stale` when the booking has
   * changed since `version`, `driver.notFound`, `driver.inactive` or `driver.busy`.
   */
  assign(bookingId: string, request: AssignDriverRequest, assignedBy: string): Promise<void> {
    const { driverId, notes, version } = request;
    return this.dataSource.transaction(async (manager) => {
      const stored = { id: bookingId, version };
      const booking = await lockVersion(manager, BookingEntity, stored, 'booking.notFound');
      if (booking.driverId === driverId && !(driverId && notes)) return;
      const driver = driverId ? await assignableDriver(manager, driverId) : null;
      // The moment too, so that new notes for the same driver make a new version.
      Object.assign(booking, { driverId, updatedAt: new Date() });
      const saved = await manager.save(booking);
      await holdAll(manager, saved);
      const changed = bookingResponseOf(saved);
      await recordAssignment(manager, { bookingId, driver, assignedBy, notes });
      const data = { booking: changed, driver: assignedDriverOf(driver), assignedBy };
      await this.outbox.add(manager, bookingDriverAssigned, data);
    });
  }
}
