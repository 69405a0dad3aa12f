import type { SwapRidesRequest } from '@chauffeur/contracts/bookings/changes/swap-rides';
import { lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { assignableDriver } from '../driver-assignments/record-assignment.js';
import { carsOf, lockCars } from '../rides/holds/choose-vehicle.js';
import { holdOrThrow, type HeldWithGaps, type HoldRequest } from '../rides/holds/hold-or-throw.js';
import { releaseHeld } from '../rides/holds/hold.js';
import { restoreBuffers } from '../rides/holds/restore-buffers.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { requireAssignableVehicle } from '../vehicles/assignable-vehicle.js';
import { nameVehicleAsHeld, readHolding, unnamedVehicle } from '../booking-changes/holding.js';
import { readBookingState } from '../booking-changes/recording/read-booking-state.js';
import { RecordEdit } from '../booking-changes/recording/record-edit.js';

@Injectable()
export class SwapRides {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordEdit: RecordEdit,
  ) {}

  /**
   * Exchanges the vehicles or the drivers of two rides in one transaction. Throws CodedError `booking.notFound`,
   * `record.stale` if one has changed since its version, `vehicle.busy` or `driver.busy` if one ride's is not free at
   * the time of the other, `vehicle.inactive` or `driver.inactive` if it takes no more rides.
   */
  swap({ first, second, what, allowTightGap }: SwapRidesRequest, changedBy: string): Promise<void> {
    return retryTransaction(this.dataSource, async (manager) => {
      // By id, as everywhere, so that two exchanges can't deadlock.
      const [one, other] = [first, second].toSorted((left, right) => (left.id < right.id ? -1 : 1));
      if (!one || !other) return;
      const rides = [await locked(manager, one), await locked(manager, other)] as const;
      const [left, right] = rides;
      const field = what === 'vehicle' ? 'vehicleId' : 'driverId';
      const [ofLeft, ofRight] = [left.booking[field], right.booking[field]];
      left.booking[field] = ofRight;
      right.booking[field] = ofLeft;
      for (const id of [ofLeft, ofRight]) if (id) await requireAssignable[what](manager, id);
      // All at once, because locks of cars have an order too.
      const cars = [await carsOf(manager, left.booking), await carsOf(manager, right.booking)];
      await lockCars(manager, cars.flat());
      await releaseHeld(manager, left.booking.id);
      await releaseHeld(manager, right.booking.id);
      // In sequence, because both are on one connection; a ride that takes any vehicle leaves the other one's to it.
      const held = new Map<BookingEntity, HeldWithGaps>();
      const byNeed = rides.toSorted(
        (one, next) => Number(next.holding.holdsVehicle) - Number(one.holding.holdsVehicle),
      );
      for (const { booking, holding } of byNeed) {
        const request: HoldRequest = {
          vehicle: what === 'vehicle' ? 'named' : unnamedVehicle(holding),
          driver: 'named',
          allowTightGap,
        };
        const taken = await holdOrThrow(manager, booking, request);
        if (request.vehicle === 'any') nameVehicleAsHeld(booking, taken);
        held.set(booking, taken);
      }
      const moved = rides.map(({ booking, before }) => ({ booking, before: before.booking }));
      const restored = await restoreBuffers(manager, moved);
      for (const { booking, before, agreedByPhone } of rides) {
        const gaps = held.get(booking)?.gaps ?? [];
        const edited = { booking, before, changedBy, tellCustomer: false, gaps, agreedByPhone };
        await this.recordEdit.record(manager, edited);
      }
      for (const gap of restored) await this.recordEdit.recordBuffer(manager, gap, changedBy);
    });
  }
}

const requireAssignable = { vehicle: requireAssignableVehicle, driver: assignableDriver };

async function locked(manager: EntityManager, { id, version, agreedByPhone }: SwapRidesRequest['first']) {
  const booking = await lockVersion(manager, BookingEntity, { id, version }, 'booking.notFound');
  return {
    booking,
    agreedByPhone,
    before: await readBookingState(manager, booking),
    holding: await readHolding(manager, booking),
  };
}
