import {
  anyVehicle,
  bookingCreated,
  todayInBaku,
  type BookingCreated,
  type BookingResponse,
  type PlaceManualBookingCommand,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RecordEdit } from '../booking-changes/record-edit.js';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { AcceptedBookings } from '../bookings/place/accepted-bookings.js';
import { answerOnce } from '../bookings/place/answer-once.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { insertBooking } from '../bookings/place/insert-booking.js';
import { assignedDriverOf } from '../driver-assignments/driver-assignment-response.js';
import { assignableDriver, recordAssignment } from '../driver-assignments/record-assignment.js';
import { FollowDriver } from '../ride-steps/follow-driver.js';
import { heldVehicle } from '../rides/held-vehicle.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { requireAssignableVehicle } from '../vehicles/assignable-vehicle.js';
import { decideManualBooking } from './manual-booking.rules.js';

@Injectable()
export class PlaceManualBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly accepted: AcceptedBookings,
    private readonly recordEdit: RecordEdit,
    private readonly rideLinks: RideLinks,
    private readonly followDriver: FollowDriver,
  ) {}

  /**
   * Stores booking, history, assignment and event in one transaction, once for a key (see `answerOnce`). Throws
   * CodedError `car.notFound`, `service.notFound`, `tour.notFound`, `driver.notFound`, `driver.inactive`, `driver.busy`,
   * `vehicle.notFound`, `vehicle.inactive` or `vehicle.busy`.
   */
  async place(command: PlaceManualBookingCommand, adminId: string): Promise<BookingResponse> {
    const { driverId, vehicleId, adminNotes, allowTightGap, agreedByPhone } = command.request;
    let isNew = false;
    const response = await retryTransaction(this.dataSource, (manager) =>
      answerOnce(manager, command, async () => {
        const decided = decideManualBooking(command, adminId, await readBookingRules(manager));
        const driver = driverId ? await assignableDriver(manager, driverId) : null;
        if (vehicleId && vehicleId !== anyVehicle) await requireAssignableVehicle(manager, vehicleId);
        const origin = { today: todayInBaku(), placedBy: adminId, driverId, vehicleId, allowTightGap };
        const { booking: stored, gaps } = await insertBooking(manager, decided, origin);
        const booking = bookingResponseOf(stored);
        if (driver) {
          const assignment = { bookingId: booking.id, driver, assignedBy: adminId, notes: adminNotes };
          await recordAssignment(manager, assignment);
        }
        await this.outbox.add(manager, bookingCreated, {
          booking,
          link: await this.rideLinks.create(manager, booking.id),
          driver: assignedDriverOf(driver),
          vehicle: await heldVehicle(manager, booking.id),
          ...paymentOf(command),
          ...(command.request.sendConfirmation && booking.customerEmail ? { sendConfirmation: true } : {}),
        });
        await this.followDriver.give(manager, stored, 'none', { by: adminId, agreed: agreedByPhone });
        await this.recordEdit.recordGapsOf(manager, { bookingId: booking.id, gaps, changedBy: adminId });
        isNew = true;
        return booking;
      }),
    );
    if (isNew) this.accepted.count('staff');
    return response;
  }
}

function paymentOf({ request }: PlaceManualBookingCommand): Omit<BookingCreated, 'booking'> {
  const { paymentReceived, paymentMethod } = request;
  return paymentReceived ? { paymentReceived, ...(paymentMethod ? { paymentMethod } : {}) } : {};
}
