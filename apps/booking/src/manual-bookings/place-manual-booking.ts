import type { PlacedLeg, PlacedTrip } from '@chauffeur/contracts/bookings/booking';
import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import {
  manualReturnRequest,
  type PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RecordEdit } from '../booking-changes/recording/record-edit.js';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { AcceptedBookingCounter } from '../new-bookings/accepted-booking-counter.js';
import { placeOnce } from '../new-bookings/placed-requests/place-once.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { insertBooking } from '../new-bookings/insert-booking.js';
import type { DecidedLeg } from '../new-bookings/rules/trip.rules.js';
import { assignedDriverOf } from '../drivers/assigned-driver.js';
import { assignableDriver, recordAssignment } from '../driver-assignments/record-assignment.js';
import { FollowDriver } from '../ride-progress/follow-driver.js';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { requireAssignableVehicle } from '../vehicles/assignable-vehicle.js';
import { linkRideBack } from './link-ride-back.js';
import { decideManualTrip } from './manual-trip.rules.js';

@Injectable()
export class PlaceManualBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly counter: AcceptedBookingCounter,
    private readonly recordEdit: RecordEdit,
    private readonly rideLinks: RideLinks,
    private readonly followDriver: FollowDriver,
  ) {}

  /**
   * Stores booking, history, assignment and event in one transaction, once for a key (see `placeOnce`); with it the
   * ride back as a second booking. Throws CodedError `car.notFound`, `service.notFound`, `tour.notFound`,
   * `driver.notFound`, `driver.inactive`, `driver.busy`, `vehicle.notFound`, `vehicle.inactive`, `vehicle.busy`, or
   * `request.invalid` for the ride back, also as in `linkRideBack`.
   */
  async place(command: PlaceManualBookingCommand, adminId: string): Promise<PlacedTrip> {
    let stored = 0;
    const response = await retryTransaction(this.dataSource, (manager) => {
      stored = 0;
      return placeOnce(manager, command, async () => {
        const trip = decideManualTrip(command, adminId, await readBookingRules(manager));
        const leg = await linkRideBack(manager, command, trip.there);
        const booking = await this.store(manager, command, leg, adminId);
        const back = manualReturnRequest(command.request);
        const returnBooking =
          trip.back && back && (await this.store(manager, { ...command, request: back }, trip.back, adminId));
        stored = returnBooking ? 2 : 1;
        return { ...booking, returnBooking };
      });
    });
    for (let count = 0; count < stored; count++) this.counter.count('staff');
    return response;
  }

  private async store(
    manager: EntityManager,
    command: PlaceManualBookingCommand,
    decided: DecidedLeg,
    adminId: string,
  ): Promise<PlacedLeg> {
    const { driverId, vehicleId, adminNotes, allowTightGap, agreedByPhone, sendConfirmation } =
      command.request;
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
      vehicle: await readHeldVehicle(manager, booking.id),
      ...paymentOf(command),
      ...(sendConfirmation && booking.customerEmail ? { sendConfirmation: true } : {}),
    });
    await this.followDriver.give(manager, stored, 'none', { by: adminId, agreed: agreedByPhone });
    await this.recordEdit.recordGapsOf(manager, { bookingId: booking.id, gaps, changedBy: adminId });
    // Bookings that staff enter get a vehicle regardless of open requests.
    return { ...booking, manyOpenRequests: false };
  }
}

function paymentOf({ request }: PlaceManualBookingCommand): Omit<BookingCreated, 'booking'> {
  const { paymentReceived, paymentMethod } = request;
  return paymentReceived ? { paymentReceived, ...(paymentMethod ? { paymentMethod } : {}) } : {};
}
