import type { AssignDriverRequest } from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { Outbox } from '@chauffeur/messaging';
import { lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditBooking } from '../booking-changes/edit-booking.js';
import { lackingOf } from '../booking-changes/holding.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { republishBooking } from '../booking-changes/republish-booking.js';
import type { HoldRequest } from '../rides/holds/hold-or-throw.js';
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
   * Assigns a driver or none to a booking, with assignment and events in one transaction. For the present driver, it
   * stores new notes and takes what a ride ahead names but does not hold. Throws CodedError `booking.notFound`,
   * `record.stale` if the booking has changed since `version`, `driver.notFound`, `driver.inactive`, `driver.busy`, or
   * `vehicle.busy` if only the vehicle is lacking.
   */
  assign(bookingId: string, request: AssignDriverRequest, assignedBy: string): Promise<void> {
    const { driverId, notes, version, allowTightGap, agreedByPhone } = request;
    return retryTransaction(this.dataSource, async (manager) => {
      const stored = { id: bookingId, version };
      const booking = await lockVersion(manager, BookingEntity, stored, 'booking.notFound');
      if (booking.driverId === driverId) return this.assignAgain(manager, booking, request, assignedBy);
      if (driverId) await assignableDriver(manager, driverId);
      await this.editBooking.editLocked(
        manager,
        { booking, changedBy: assignedBy },
        async ({ wasOccupied }) => {
          booking.driverId = driverId;
          const vehicle = wasOccupied ? 'same' : 'any';
          const hold: HoldRequest = { vehicle, driver: 'named', allowTightGap };
          return { hold, tellCustomer: false, notes, agreedByPhone };
        },
      );
    });
  }

  /** The present driver's answer stands, and notes are stored whatever is free. */
  private async assignAgain(
    manager: EntityManager,
    booking: BookingEntity,
    { notes, allowTightGap }: AssignDriverRequest,
    assignedBy: string,
  ): Promise<void> {
    const lacking = await lackingOf(manager, booking);
    if (booking.driverId === null || !(notes || lacking)) return;
    const driver = await assignableDriver(manager, booking.driverId);
    if (lacking) {
      const wish = (what: 'vehicle' | 'driver') => (what === lacking && !notes ? 'named' : 'same');
      const hold: HoldRequest = { vehicle: wish('vehicle'), driver: wish('driver'), allowTightGap };
      const edited = { booking, changedBy: assignedBy };
      await this.editBooking.editLocked(manager, edited, () =>
        Promise.resolve({ hold, tellCustomer: false }),
      );
    }
    if (notes) {
      // The present time, so that the save raises the version although no other column changes.
      await manager.save(Object.assign(booking, { updatedAt: new Date() }));
      await recordAssignment(manager, { bookingId: booking.id, driver, assignedBy, notes });
    }
    await republishBooking(manager, [booking], {
      outbox: this.outbox,
      reason: 'crew',
      changedBy: assignedBy,
    });
  }
}
