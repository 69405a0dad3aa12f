import type { AssignDriverRequest } from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { Outbox } from '@chauffeur/messaging';
import { lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditBooking } from '../booking-changes/edit-booking.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { republishBooking } from '../booking-changes/republish-booking.js';
import type { DriverEntity } from '../drivers/driver.entity.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { assignableDriver, recordAssignment } from '../driver-assignments/record-assignment.js';

@Injectable()
export class AssignDriver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly editBooking: EditBooking,
  ) {}

  /**
   * Assigns a driver or none to a booking, with assignment and events in one transaction. For the present driver,
   * only new notes change anything. Throws CodedError `booking.notFound`, `record.stale` if the booking has changed
   * since `version`, `driver.notFound`, `driver.inactive` or `driver.busy`.
   */
  assign(bookingId: string, request: AssignDriverRequest, assignedBy: string): Promise<void> {
    const { driverId, notes, version, allowTightGap, agreedByPhone } = request;
    return retryTransaction(this.dataSource, async (manager) => {
      const stored = { id: bookingId, version };
      const booking = await lockVersion(manager, BookingEntity, stored, 'booking.notFound');
      if (booking.driverId === driverId && !(driverId && notes)) return;
      const driver = driverId ? await assignableDriver(manager, driverId) : null;
      if (booking.driverId === driverId) {
        await this.noteForDriver(manager, booking, { driver, assignedBy, notes });
        return;
      }
      await this.editBooking.editLocked(manager, { booking, changedBy: assignedBy }, async () => {
        booking.driverId = driverId;
        const hold = { vehicle: 'same', driver: 'named', allowTightGap } as const;
        return { hold, tellCustomer: false, notes, agreedByPhone };
      });
    });
  }

  private async noteForDriver(
    manager: EntityManager,
    booking: BookingEntity,
    assignment: { driver: DriverEntity | null; assignedBy: string; notes: string | null },
  ): Promise<void> {
    // The present time, so that the save raises the version although no other column changes.
    await manager.save(Object.assign(booking, { updatedAt: new Date() }));
    await recordAssignment(manager, { bookingId: booking.id, ...assignment });
    // Not a new assignment: the driver's answer stands.
    const { assignedBy: changedBy } = assignment;
    await republishBooking(manager, [booking], { outbox: this.outbox, changedBy });
  }
}
