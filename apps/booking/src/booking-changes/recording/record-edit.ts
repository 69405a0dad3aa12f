import { isDeepStrictEqual } from 'node:util';
import { checkFlight } from '@chauffeur/contracts/bookings/flights/flight-check';
import { bookingChanged, bookingDriverAssigned } from '@chauffeur/contracts/events/booking-events';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { bookingResponseOf } from '../../bookings/booking-response.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { writeStops } from '../../bookings/write-stops.js';
import { assignedDriverOf } from '../../drivers/assigned-driver.js';
import { notesOfReturningDriver, recordAssignment } from '../../driver-assignments/record-assignment.js';
import { readDriverOf } from '../../drivers/read-driver-of.js';
import { FollowDriver } from '../../ride-progress/follow-driver.js';
import { RideLinks } from '../../ride-links/ride-links.js';
import type { TightGap } from '../../rides/holds/shorten-buffer.js';
import { readHeldVehicle } from '../../rides/holds/read-held-vehicle.js';
import { readBookingState } from './read-booking-state.js';
import { changedFields, changesSchedule, type BookingState } from './changed-fields.rules.js';
import { recordChanges, type RecordedChange } from './record-changes.js';
import { isCustomerNotified, hasCustomerEmailChanged } from './customer-notification.rules.js';

/** An edited booking that is not stored yet, and its state before. */
export interface EditedBooking {
  readonly booking: BookingEntity;
  readonly before: BookingState;
  /** The admin's id, or `customer`. */
  readonly changedBy: string;
  /** What staff chose; if undefined, `isCustomerNotified` decides. */
  readonly tellCustomer: boolean | undefined;
  readonly gaps?: readonly TightGap[];
  /** Notes for a new driver; without any, a driver who had the ride before gets the notes of that time. */
  readonly notes?: string | null | undefined;
  /** Whether a new driver has already agreed by phone and is not asked. */
  readonly agreedByPhone?: boolean | undefined;
}

@Injectable()
export class RecordEdit {
  constructor(
    private readonly outbox: Outbox,
    private readonly rideLinks: RideLinks,
    private readonly followDriver: FollowDriver,
  ) {}

  /**
   * Stores an edited booking with its timeline, assignment and events, and the same for other rides that staff moved
   * closer. Stores nothing if nothing differs; another place of the same name has no timeline entry. A driver who
   * keeps the ride is asked again or shown the change; the caller takes off one who is no longer free (`driverId` null).
   * If a customer edits this ride, changes of other rides are by `system`: staff get emails about those by `customer`.
   */
  async record(manager: EntityManager, edited: EditedBooking): Promise<void> {
    const { booking, before, changedBy, tellCustomer, gaps = [], notes = null, agreedByPhone } = edited;
    const differing = changedFields(before, await readBookingState(manager, booking));
    const changes = [...differing, ...gapsBefore(gaps, booking.id)];
    const hasOtherStops = !isDeepStrictEqual(booking.stops, before.booking.stops);
    if (changes.length > 0 || hasOtherStops || hasOtherPlaces(booking, before.booking)) {
      if (changesSchedule(changes)) booking.scheduleVersion += 1;
      booking.flightCheck = checkFlight(booking);
      // Stops are rows of their own: with the present time the save raises the version if only they differ.
      if (hasOtherStops) booking.updatedAt = new Date();
      const saved = await manager.save(booking);
      if (hasOtherStops) await writeStops(manager, saved);
      if (before.booking.driverId !== saved.driverId) {
        await this.recordDriver(manager, saved, before.booking.driverId, { assignedBy: changedBy, notes });
      }
      const isEmailed = isCustomerNotified(saved, changes, tellCustomer, new Date());
      // The old link went to the former address, which may be a stranger's.
      const link = hasCustomerEmailChanged(before.booking, saved)
        ? await this.rideLinks.renew(manager, saved.id)
        : isEmailed && (await this.rideLinks.ensure(manager, saved.id));
      await this.publish(manager, saved, {
        changes,
        changedBy,
        tellCustomer: isEmailed,
        ...(link && { link }),
      });
      await this.followDriver.afterChange(manager, {
        booking: saved,
        before: before.booking,
        changed: changes.map(({ field }) => field),
        by: changedBy,
        agreed: agreedByPhone,
      });
    }
    await this.recordGaps(manager, gaps, booking.id, changedBy === 'customer' ? 'system' : changedBy);
  }

  /** Records the gaps of a new booking that staff entered close to other rides, in all their timelines. */
  async recordGapsOf(
    manager: EntityManager,
    { bookingId, gaps, changedBy }: { bookingId: string; gaps: readonly TightGap[]; changedBy: string },
  ): Promise<void> {
    const shortened = gaps
      .filter(({ earlierId }) => earlierId === bookingId)
      .map(({ from, to }) => ({ field: 'bufferMinutes' as const, from, to }));
    await recordChanges(manager, bookingId, changedBy, [...shortened, ...gapsBefore(gaps, bookingId)]);
    await this.recordGaps(manager, gaps, bookingId, changedBy);
  }

  /** Records each shortened gap for the other ride; this ride has it among its own changes. */
  private async recordGaps(
    manager: EntityManager,
    gaps: readonly TightGap[],
    ownId: string,
    changedBy: string,
  ): Promise<void> {
    for (const gap of gaps) {
      const { earlierId, laterId } = gap;
      if (earlierId !== ownId) await this.recordBuffer(manager, gap, changedBy);
      else if (laterId) await recordChanges(manager, laterId, changedBy, gapsBefore([gap], laterId));
    }
  }

  /** Records and publishes a buffer that changed because of another ride. */
  async recordBuffer(
    manager: EntityManager,
    { earlierId, from, to }: TightGap,
    changedBy: string,
  ): Promise<void> {
    const earlier = await manager.findOneByOrFail(BookingEntity, { id: earlierId });
    const changes = [{ field: 'bufferMinutes' as const, from, to }];
    return this.publish(manager, earlier, { changes, changedBy, tellCustomer: false });
  }

  private async recordDriver(
    manager: EntityManager,
    booking: BookingEntity,
    presentId: string | null,
    { assignedBy, notes }: { readonly assignedBy: string; readonly notes: string | null },
  ): Promise<void> {
    const driver = await readDriverOf(manager, booking);
    const known =
      driver &&
      (await notesOfReturningDriver(manager, { bookingId: booking.id, presentId, driverId: driver.id }));
    const assignment = { bookingId: booking.id, driver, assignedBy, notes: notes ?? known };
    await recordAssignment(manager, assignment);
    const data = { booking: bookingResponseOf(booking), driver: assignedDriverOf(driver), assignedBy };
    await this.outbox.add(manager, bookingDriverAssigned, data);
  }

  private async publish(
    manager: EntityManager,
    booking: BookingEntity,
    what: { changes: RecordedChange[]; changedBy: string; tellCustomer: boolean; link?: RideLink },
  ): Promise<void> {
    await recordChanges(manager, booking.id, what.changedBy, what.changes);
    await this.outbox.add(manager, bookingChanged, {
      booking: bookingResponseOf(booking),
      vehicle: await readHeldVehicle(manager, booking.id),
      driver: assignedDriverOf(await readDriverOf(manager, booking)),
      reason: 'edit',
      ...what,
    });
  }
}

/** Whether an end has another place of the catalogue, perhaps by the same name, which no field of the timeline shows. */
function hasOtherPlaces(one: BookingEntity, other: BookingEntity): boolean {
  return one.pickupPlaceId !== other.pickupPlaceId || one.dropoffPlaceId !== other.dropoffPlaceId;
}

/** Returns the timeline entries of a later ride for the gaps before it. */
function gapsBefore(gaps: readonly TightGap[], laterId: string): RecordedChange[] {
  return gaps
    .filter((gap) => gap.laterId === laterId)
    .map(({ from, to }) => ({ field: 'gapBefore', from, to }));
}
