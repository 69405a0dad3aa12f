import { randomUUID } from 'node:crypto';
import type { PlacedLeg, PlacedTrip } from '@chauffeur/contracts/bookings/booking';
import type { PlaceBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RideLinks } from '../ride-links/ride-links.js';
import { bufferOf } from '../rides/ride-schedule.rules.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { AcceptedBookingCounter } from './accepted-booking-counter.js';
import {
  readEarlierRequest,
  repeatedResponse,
  requestHashOf,
  type EarlierRequest,
} from './placed-requests/place-once.js';
import { newReferenceNumber } from './reference-number.js';
import { lockAndReadTerms, type PlacingTerms } from './statements/lock-and-read-terms.js';
import { readOpenings, type Openings } from './statements/read-openings.js';
import { storeBooking } from './statements/store-booking.js';
import { decideTrip, fieldOfLeg, ofLeg, type DecidedLeg, type DecidedTrip } from './rules/trip.rules.js';
import { initialBookingFields } from './initial-booking-fields.js';
import { checkStart, isAutoConfirmed, isRejectedAsFull } from './rules/visitor-terms.rules.js';

/** A leg whose start the terms allow. */
type CheckedLeg = DecidedLeg & { readonly urgent: boolean };

/** What both legs of a trip have in common. */
interface Placing {
  readonly command: PlaceBookingCommand;
  readonly terms: PlacingTerms;
  readonly today: string;
}

@Injectable()
export class PlaceBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly counter: AcceptedBookingCounter,
    private readonly rideLinks: RideLinks,
  ) {}

  /**
   * Stores booking, history, event and what the ride occupies in one transaction, once for a key (see `placeOnce`);
   * with it the ride back as a second booking. A customer's sixth open request is stored without a vehicle. Throws
   * CodedError
   * - `ride.priceChanged` if it costs more than the visitor was shown, or the price is now to be agreed;
   * - `car.full` if no vehicle is free and the visitor was shown that one is, or no requests are taken;
   * - `request.invalid` if the booking rules do not allow the ride's start.
   */
  async place(command: PlaceBookingCommand): Promise<PlacedTrip> {
    try {
      const now = new Date();
      const today = todayInBaku(now);
      const trip = decideTrip(command, today);
      requirePrice(trip, command.request.expectedPrice);
      const { response, stored } = await retryTransaction(this.dataSource, (manager) =>
        this.placeTrip(manager, command, trip, { now, today }),
      );
      for (let count = 0; count < stored; count++) this.counter.count('site');
      return response;
    } catch (error) {
      // Offers, rules and vehicles may have changed since the key was used.
      const earlier = error instanceof CodedError ? await this.earlierRequest(command) : null;
      if (earlier) return repeatedResponse(command, earlier);
      throw error;
    }
  }

  /** Stores a trip with three statements per ride: take the locks and read the terms, read what is free, store everything. */
  private async placeTrip(
    manager: EntityManager,
    command: PlaceBookingCommand,
    trip: DecidedTrip,
    { now, today }: { readonly now: Date; readonly today: string },
  ): Promise<{ response: PlacedTrip; stored: number }> {
    const { idempotencyKey } = command;
    const terms = await lockAndReadTerms(manager, idempotencyKey, trip);
    const placing = { command, terms, today };
    const there = checkedLeg(trip.there, terms, now);
    const back = trip.back && checkedLeg(trip.back, terms, now);
    const openings = await readOpenings(manager, there, { today, idempotencyKey, back });
    if (openings.earlier) return { response: repeatedResponse(command, openings.earlier), stored: 0 };
    const alone = (booking: PlacedLeg) => ({ ...booking, returnBooking: null });
    const booking = await this.store(manager, there, openings, placing, back ? null : alone);
    if (!back) return { response: alone(booking), stored: 1 };
    const openingsBack = await readOpenings(manager, back, { today, idempotencyKey: null, back: null });
    const whole = (returnBooking: PlacedLeg) => ({ ...booking, returnBooking });
    const returnBooking = await this.store(manager, back, openingsBack, placing, whole);
    return { response: whole(returnBooking), stored: 2 };
  }

  /** @param responseOf builds the response to the whole request, which is stored with the last leg; otherwise null */
  private async store(
    manager: EntityManager,
    leg: CheckedLeg & { readonly id: string },
    { takesVehicle, manyOpenRequests, vehicleId }: Openings,
    { command, terms, today }: Placing,
    responseOf: ((booking: PlacedLeg) => PlacedTrip) | null,
  ): Promise<PlacedLeg> {
    const { idempotencyKey, request } = command;
    // Thrown before the key is stored, so that the key can be used again.
    if (takesVehicle && isRejectedAsFull({ ...leg, vehicleId }, request.expects, terms)) {
      throw new CodedError('car.full', [
        { field: fieldOfLeg('bookingTime', leg.leg), code: 'bookingTime.full' },
      ]);
    }
    const isHeld = vehicleId !== null;
    const { totalPrice, urgent } = leg;
    const row = {
      ...initialBookingFields,
      ...leg,
      status: isAutoConfirmed({ isHeld, totalPrice, urgent }, terms) ? 'confirmed' : leg.status,
      referenceNumber: newReferenceNumber(today),
      driverId: null,
      vehicleId,
      scheduleVersion: 1,
      version: 1,
      createdAt: terms.now,
      updatedAt: terms.now,
    };
    const booking = bookingResponseOf(row);
    const { tokenHash, ...link } = this.rideLinks.newLink();
    const { freeCancelHours, lateCancelPercent, airportWaitMinutes, freeWaitMinutes } = terms;
    const cancelTerms = { freeCancelHours, lateCancelPercent };
    const created = { booking, cancelTerms, waitTerms: { airportWaitMinutes, freeWaitMinutes }, link };
    const placedLeg = { ...booking, manyOpenRequests };
    const response = idempotencyKey && responseOf?.(placedLeg);
    const placed = response ? { idempotencyKey, requestHash: requestHashOf(command), response } : null;
    await this.outbox.addBy(manager, bookingCreated, created, (event) =>
      storeBooking(manager, row, { isHeld, link: { ...link, tokenHash }, event, request: placed }),
    );
    return placedLeg;
  }

  private async earlierRequest({ idempotencyKey }: PlaceBookingCommand): Promise<EarlierRequest | null> {
    if (!idempotencyKey) return null;
    return this.dataSource.transaction((manager) => readEarlierRequest(manager, idempotencyKey));
  }
}

/** Accepts a price lower than the visitor was shown, but not one that is now to be agreed. */
function requirePrice({ there, back }: DecidedTrip, expected: number | null | undefined): void {
  if (expected === null || expected === undefined) return;
  const totalPrice = Math.round((there.totalPrice + (back?.totalPrice ?? 0)) * 100) / 100;
  if (totalPrice <= expected && (totalPrice > 0 || expected === 0)) return;
  // Visitors see each ride's price in their currency, rounded separately.
  const params = { totalPrice, ...(back && { returnPrice: back.totalPrice }) };
  const error = { field: 'expectedPrice', code: 'expectedPrice.changed', params };
  throw new CodedError('ride.priceChanged', [error]);
}

/** Returns a leg with the id and the buffer that are stored. */
function checkedLeg(leg: DecidedLeg, terms: PlacingTerms, now: Date): CheckedLeg & { readonly id: string } {
  const start = ofLeg(leg.leg, () => checkStart(leg, terms, now));
  return { ...leg, ...start, id: randomUUID(), bufferMinutes: bufferOf(leg, terms) };
}
