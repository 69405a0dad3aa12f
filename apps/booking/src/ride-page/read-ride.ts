import type { CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import { isFeePaid } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { firstNameOf } from '@chauffeur/contracts/drivers/first-name-of';
import { rideResponse, type RideResponse } from '@chauffeur/contracts/rides/ride';
import { internationalPhone, toE164 } from '@chauffeur/phone';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { readHistory } from '../bookings/read-history.js';
import { findOtherLeg, shownLeg } from '../bookings/other-leg.js';
import { readDriverOf } from '../drivers/read-driver-of.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import { progressOf, readProgress } from '../ride-progress/ride-progress.js';
import { VehicleEntity } from '../vehicles/vehicle.entity.js';
import { readCancelFee } from './read-cancel-fee.js';
import { changesOf, isLinkOpen, showsContacts } from './ride.rules.js';
import { bookingStepsOf, driverStepsOf } from './shown-steps.js';

type BookingSteps = ReturnType<typeof bookingStepsOf>;

@Injectable()
export class ReadRide {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rideLinks: RideLinks,
  ) {}

  /** Reads the ride of a token, as its customer sees it. Throws CodedError `link.invalid` or `link.expired`. */
  async read(token: string): Promise<RideResponse> {
    const { manager } = this.dataSource;
    const bookingId = await this.rideLinks.find(manager, token);
    return rideOf(manager, await manager.findOneBy(BookingEntity, { id: bookingId }), new Date());
  }
}

/** Returns a booking as its customer sees it at `now`. Throws CodedError `link.expired` if the link has ended. */
export async function rideOf(
  manager: EntityManager,
  booking: BookingEntity | null,
  now: Date,
): Promise<RideResponse> {
  if (!booking) throw new CodedError('link.expired');
  const progress = await readSteps(manager, booking);
  if (!isShown(booking, progress, now)) throw new CodedError('link.expired');
  const rules = await readBookingRules(manager);
  const changes = changesOf(booking, rules.changeUntilHours);
  const stored = (await readProgress(manager, [booking.id])).get(booking.id);
  const { state } = progressOf(booking, stored);
  const hasContacts = showsContacts(booking, state, rules.contactsFromHours, now);
  // Parsing retains the response's own fields only, so customers get nothing else of a booking.
  return rideResponse.parse({
    ...bookingResponseOf(booking),
    progress,
    driverProgress: driverStepsOf(booking, stored),
    driver: hasContacts ? await driverOf(manager, booking) : null,
    vehicle: hasContacts ? await vehicleOf(manager, booking) : null,
    otherLeg: await otherLegOf(manager, booking, rules, now),
    hasEmail: booking.customerEmail !== '',
    isFeePaid: isFeePaid(booking),
    contactsFromHours: rules.contactsFromHours,
    terms: rules,
    cancellation: await readCancelFee(manager, booking, rules, now),
    changes: changes && {
      detailsUntil: changes.detailsUntil.toISOString(),
      tripUntil: changes.tripUntil.toISOString(),
    },
  });
}

/** Whether a booking's link still opens it at `now`. */
export async function isRideShown(
  manager: EntityManager,
  booking: BookingEntity,
  now: Date,
): Promise<boolean> {
  return isShown(booking, await readSteps(manager, booking), now);
}

async function readSteps(manager: EntityManager, { id }: BookingEntity): Promise<BookingSteps> {
  return bookingStepsOf(await readHistory(manager, id));
}

function isShown(booking: BookingEntity, steps: BookingSteps, now: Date): boolean {
  const cancelled = steps.find(({ step }) => step === 'cancelled');
  return isLinkOpen(booking, cancelled ? new Date(cancelled.at) : null, now);
}

/** Returns the trip's other ride, with the fee of its cancellation if this ride is already cancelled. */
async function otherLegOf(manager: EntityManager, booking: BookingEntity, terms: CancelTerms, now: Date) {
  const other = await findOtherLeg(manager, booking);
  const fee =
    other && booking.status === 'cancelled' ? await readCancelFee(manager, other, terms, now) : null;
  const cancellation = other && fee && { ...fee, version: other.version };
  const shown = other && shownLeg(other);
  return shown && { ...shown, cancellation };
}

async function driverOf(manager: EntityManager, booking: BookingEntity): Promise<RideResponse['driver']> {
  const driver = await readDriverOf(manager, booking);
  if (!driver) return null;
  const phone = driver.phone ?? '';
  return {
    firstName: firstNameOf(driver.name),
    phone: internationalPhone(phone) || null,
    phoneE164: toE164(phone),
  };
}

async function vehicleOf(manager: EntityManager, { id }: BookingEntity): Promise<RideResponse['vehicle']> {
  const held = await readHeldVehicle(manager, id);
  const vehicle = held && (await manager.findOneBy(VehicleEntity, { id: held.id }));
  return vehicle && { colour: vehicle.colour, colourRu: vehicle.colourRu, plate: vehicle.plate };
}
