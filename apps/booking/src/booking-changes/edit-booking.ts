import { lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { holdOrThrow, type HoldRequest } from '../rides/holds/hold-or-throw.js';
import type { Held } from '../rides/holds/hold.js';
import { restoreBuffers, resumeUsualBuffer } from '../rides/holds/restore-buffers.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { wasOverBeforeStart } from '../ride-progress/driver-change.rules.js';
import { FollowDriver } from '../ride-progress/follow-driver.js';
import { nameVehicleAsHeld, readHolding, type Holding } from './holding.js';
import { readBookingState } from './recording/read-booking-state.js';
import { RecordEdit } from './recording/record-edit.js';

/** The effects of an edit beyond the booking's columns. */
export interface Edit {
  /** What the ride should hold; null if nothing about that is edited. */
  readonly hold: HoldRequest | null;
  readonly tellCustomer: boolean | undefined;
  /** Adapts the booking to what the ride holds now, before it is stored. */
  readonly onHeld?: (held: Held) => Promise<void> | void;
  /** Whether a new driver has already agreed by phone. */
  readonly agreedByPhone?: boolean | undefined;
  /** The notes for a new driver. */
  readonly notes?: string | null | undefined;
}

interface Target {
  readonly id: string;
  /** The version that the admin saw. */
  readonly version: number;
  readonly changedBy: string;
}

/** The locked booking that an edit changes, and what its ride holds now. */
export interface Editable extends Holding {
  readonly booking: BookingEntity;
}

/** Changes existing bookings; only status changes and exchanges (`SwapRides`) don't go through it. */
@Injectable()
export class EditBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordEdit: RecordEdit,
    private readonly followDriver: FollowDriver,
  ) {}

  /**
   * Edits a booking, what its ride holds, its timeline and its events in one transaction; `apply` changes the locked
   * booking.
   * Throws CodedError `booking.notFound`, `record.stale` if the booking has changed since `version`, `vehicle.busy`
   * or `driver.busy`, and what `apply` throws.
   */
  edit(
    { id, version, changedBy }: Target,
    apply: (manager: EntityManager, editable: Editable) => Promise<Edit>,
  ): Promise<void> {
    return retryTransaction(this.dataSource, async (manager) => {
      const booking = await lockVersion(manager, BookingEntity, { id, version }, 'booking.notFound');
      await this.editLocked(manager, { booking, changedBy }, (editable) => apply(manager, editable));
    });
  }

  /** Edits a booking that the caller has locked, in the caller's transaction; otherwise like `edit`. */
  async editLocked(
    manager: EntityManager,
    { booking, changedBy }: { readonly booking: BookingEntity; readonly changedBy: string },
    apply: (editable: Editable) => Promise<Edit>,
  ): Promise<void> {
    const before = await readBookingState(manager, booking);
    const holding = await readHolding(manager, booking);
    const edit = await apply({ booking, ...holding });
    const { hold, tellCustomer, onHeld, agreedByPhone, notes } = edit;
    const isMoved =
      `${booking.bookingDate} ${booking.bookingTime}` !==
      `${before.booking.bookingDate} ${before.booking.bookingTime}`;
    if (isMoved) {
      const reopening = { by: changedBy, wasOver: wasOverBeforeStart };
      await this.followDriver.reopen(manager, before.booking, booking, reopening);
    }
    resumeUsualBuffer(booking, before.booking);
    const held = hold && (await holdOrThrow(manager, booking, hold));
    if (held && namesHeldVehicle(booking, hold, holding)) nameVehicleAsHeld(booking, held);
    if (held) await onHeld?.(held);
    const restored = held ? await restoreBuffers(manager, [{ booking, before: before.booking }]) : [];
    await this.recordEdit.record(manager, {
      booking,
      before,
      changedBy,
      tellCustomer,
      gaps: [...(held?.gaps ?? []), ...restored],
      agreedByPhone,
      notes,
    });
  }
}

/** Whether a ride names what it holds after the edit: any vehicle, or that which an open ride held, perhaps no more. */
function namesHeldVehicle(
  { status }: BookingEntity,
  hold: HoldRequest | null,
  { holdsVehicle }: Holding,
): boolean {
  return hold?.vehicle === 'any' || (hold?.vehicle === 'same' && holdsVehicle && status !== 'completed');
}
