import { placeName } from '@chauffeur/contracts/bookings/airport';
import { openAmountOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { BookingRulesResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { signOf } from '@chauffeur/contracts/bookings/flights/sign-text';
import type { DriverRide, DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import type { DriverRidesCommand } from '@chauffeur/contracts/driver-page/driver-session';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import { internationalPhone, toE164 } from '@chauffeur/phone';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { readLastSteps, undoableStepOf, type LastStep } from '../ride-progress/last-step.js';
import { progressOf, readProgress, type StoredProgress } from '../ride-progress/ride-progress.js';
import {
  contactFrom,
  isListed,
  possibleSteps,
  showsContact,
  stateForDriver,
  steppedRideOfBooking,
} from './driver-ride.rules.js';
import { DriverSessions, isLinkOfOther, signedInDriverOf } from './driver-sessions.js';

/** The stored data of a listed ride besides its booking. */
interface Found {
  readonly id: string;
  /** When the booking was last cancelled or completed; null if it is neither now. */
  readonly closedAt: Date | null;
  /** Who set the present status; null if none was set since it was booked. */
  readonly statusBy: string | null;
  readonly notes: string | null;
  readonly vehicle: Omit<NonNullable<DriverRide['vehicle']>, 'carName'> | null;
}

interface RideContext {
  readonly found: Found;
  readonly stored: StoredProgress | undefined;
  readonly last: LastStep | undefined;
  readonly rules: Pick<BookingRulesResponse, 'contactsFromHours' | 'airportWaitMinutes' | 'freeWaitMinutes'>;
  readonly by: string;
  /** The language of the airport's name. */
  readonly language: DriverLanguage;
  readonly now: Date;
}

@Injectable()
export class ReadDriverRides {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: DriverSessions,
  ) {}

  /**
   * Returns the rides of a session's driver, the earliest first, and whether the page was opened with another
   * driver's link. Throws CodedError `session.required`.
   */
  async read(
    { session, token, language: pageLanguage }: DriverRidesCommand,
    now = new Date(),
  ): Promise<DriverRidesResponse> {
    const { manager } = this.dataSource;
    const driver = await this.sessions.find(manager, session);
    const isOtherLink = token !== undefined && (await isLinkOfOther(manager, token, driver.id));
    const rules = await readBookingRules(manager);
    const found = await findRides(manager, driver.id, now);
    const ids = found.map(({ id }) => id);
    const [bookings, progress, steps] = await Promise.all([
      manager.findBy(BookingEntity, { id: In(ids) }),
      readProgress(manager, ids),
      readLastSteps(manager, ids),
    ]);
    const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
    const language = pageLanguage ?? driver.language;
    const rides = found.flatMap((one) => {
      const booking = bookingOf.get(one.id);
      if (!booking) return [];
      const context = { found: one, stored: progress.get(one.id), last: steps.get(one.id) };
      return rideOf(booking, { ...context, rules, by: `driver:${driver.id}`, language, now }) ?? [];
    });
    return {
      driver: signedInDriverOf(driver),
      company: null,
      serverNow: now.toISOString(),
      rides: rides.toSorted((one, other) => (one.rules.startsAt < other.rules.startsAt ? -1 : 1)),
      isOtherLink,
    };
  }
}

/** Finds the rides that may be listed. No ride takes longer than 30 days, so older ones are over. */
function findRides(manager: EntityManager, driverId: string, now: Date): Promise<Found[]> {
  return manager.query<Found[]>(
    `SELECT booking.id,
            (SELECT max(changed_at) FROM booking_history
              WHERE booking_id = booking.id AND booking.status IN ('cancelled', 'completed')
                AND to_status = booking.status) AS "closedAt",
            (SELECT changed_by FROM booking_history
              WHERE booking_id = booking.id ORDER BY changed_at DESC LIMIT 1) AS "statusBy",
            (SELECT notes FROM driver_assignments
              WHERE booking_id = booking.id ORDER BY assigned_at DESC LIMIT 1) AS notes,
            (SELECT jsonb_build_object('label', vehicle.label, 'plate', vehicle.plate, 'carId', vehicle.car_id,
                                       'colour', vehicle.colour, 'colourRu', vehicle.colour_ru)
               FROM occupancies JOIN vehicles vehicle ON vehicle.id = occupancies.vehicle_id
              WHERE occupancies.booking_id = booking.id) AS vehicle
       FROM bookings booking
      WHERE booking.driver_id = $1
        AND booking.booking_date BETWEEN ($2::timestamptz AT TIME ZONE 'Asia/Baku')::date - 31
                                     AND ($2::timestamptz AT TIME ZONE 'Asia/Baku')::date + 14`,
    [driverId, now],
  );
}

/** Returns a ride as its driver sees it now; null if it is not in the list. */
function rideOf(booking: BookingEntity, context: RideContext): DriverRide | null {
  const { found, stored, last, rules, by, language, now } = context;
  const { state, since, arrivedAt } = progressOf(booking, stored);
  const isCancelled = booking.status === 'cancelled';
  const cancelledAt = isCancelled ? found.closedAt : null;
  const shownState = stateForDriver(booking, state);
  const steppedAt = since === null ? null : new Date(since);
  const progress = { state: shownState, since: shownState === state ? steppedAt : found.closedAt };
  if (!isListed(booking, { ...progress, cancelledAt }, now)) return null;
  const stepped = steppedRideOfBooking(booking, shownState, arrivedAt, rules);
  const hasContact = showsContact(booking, progress, rules.contactsFromHours, now);
  const opensAt = contactFrom(booking, rules.contactsFromHours);
  // A completion by others is not the driver's to undo (set-ride-state.ts).
  const isFinal = isCancelled || (booking.status === 'completed' && found.statusBy !== by);
  const undo = isFinal ? null : undoableStepOf(last, { by, state: shownState, at: now });
  const endsAt = booking.startsAt ? stepped.endsAt.toISOString() : null;
  const { id, referenceNumber, status, bookingDate, bookingTime } = booking;
  const { passengerCount, luggageLarge, luggageSmall } = booking;
  return {
    id,
    referenceNumber,
    status,
    isCancelled,
    bookingDate,
    bookingTime,
    passengerCount,
    luggageLarge,
    luggageSmall,
    state: shownState,
    since,
    endsAt,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    startsAt: booking.startsAt?.toISOString() ?? null,
    rules: {
      startsAt: stepped.startsAt.toISOString(),
      endsAt: stepped.endsAt.toISOString(),
      hasTime: stepped.hasTime,
      waitMinutes: stepped.waitMinutes,
      arrivedAt,
    },
    steps: possibleSteps(booking, stepped),
    undo: undo && { to: undo.to, until: undo.until.toISOString() },
    from: placeOf(placeName(booking.pickupLocation, language), booking.pickupPlaceId),
    to: booking.dropoffLocation
      ? placeOf(placeName(booking.dropoffLocation, language), booking.dropoffPlaceId)
      : null,
    vehicle: found.vehicle && { ...found.vehicle, carName: booking.carName },
    contact: hasContact ? contactOf(booking, found.notes, language) : null,
    contactFrom: !hasContact && !isCancelled && now < opensAt ? opensAt.toISOString() : null,
    changed: changedOf(booking, stored),
  };
}

function placeOf(text: string, placeId: string | null): DriverRide['from'] {
  return { text, placeId, latitude: null, longitude: null };
}

function contactOf(
  booking: BookingEntity,
  notes: string | null,
  language: RideContext['language'],
): NonNullable<DriverRide['contact']> {
  const open = booking.driverCollects ? openAmountOf(booking) : 0;
  return {
    name: booking.customerName,
    phone: internationalPhone(booking.customerPhone) || null,
    phoneE164: toE164(booking.customerPhone),
    messagingApp: booking.preferredMessagingApp,
    pickupNote: booking.pickupNote,
    flightNumber: booking.flightNumber,
    flightTime: booking.flightTime,
    airportDirection: booking.airportDirection,
    signText: signOf(booking),
    stops: booking.stops.map(({ text, placeId }) => placeOf(placeName(text, language), placeId)),
    extras: booking.extras.map(({ code, name, nameRu, count }) => ({ code, name, nameRu, count })),
    specialRequests: booking.specialRequests,
    notes,
    collectUsd: open > 0 ? open : null,
  };
}

/** Returns unseen changes, which are only for the present driver. */
function changedOf({ driverId }: BookingEntity, stored: StoredProgress | undefined): DriverRide['changed'] {
  if (!stored?.changedAt || stored.driverId !== driverId) return null;
  return { at: stored.changedAt.toISOString(), fields: [...stored.changedFields] };
}
