import {
  otherCarLimits,
  type AvailabilityCommand,
  type AvailabilityState,
  type CarAvailability,
  type CarsAvailabilityCommand,
  type CarsAvailabilityResponse,
} from '@chauffeur/contracts/bookings/availability/availability';
import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { isBeforeOutbound } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import {
  isTooSoon,
  lastBookableDay,
  leadHours,
  startError,
} from '@chauffeur/contracts/bookings/ride-details/ride-start';
import { extraCodes } from '@chauffeur/contracts/pricing/extra-codes';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { termsOfDay } from '../booking-rules/read-booking-terms.js';
import { isAutoConfirmed } from '../new-bookings/rules/visitor-terms.rules.js';
import { doOverlap, plannedRangeOf, type OccupiedRange } from '../rides/holds/occupied-range.js';
import { scheduleOf, type Buffers } from '../rides/ride-schedule.rules.js';
import { AvailabilityCounter } from './availability-counter.js';
import { areCarsFree, type WantedCar } from './free-cars.js';
import { maxOfferedTimes, nearbyTimes } from './other-times.rules.js';

@Injectable()
export class ReadAvailability {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counter: AvailabilityCounter,
  ) {}

  /**
   * Returns whether the car can be booked, by the rules of booking; if it is full, also when it is free and which
   * other cars are free.
   */
  async read(command: AvailabilityCommand): Promise<CarAvailability> {
    const { manager } = this.dataSource;
    const rules = await readBookingRules(manager);
    const terms = await termsOfDay(manager, rules, command.bookingDate);
    const question = { command, terms, buffers: rules, now: new Date() };
    const { rejectedAs, ...answer } = answerByTerms(question);
    const state = rejectedAs ?? (await this.stateOf(question));
    this.counter.count(state);
    const ride = { isHeld: state === 'free', totalPrice: command.priceUsd ?? 0, urgent: false };
    return {
      ...answer,
      state,
      takesRequests: (state === 'tooSoon' ? terms.whenTooSoon : terms.whenFull) === 'request',
      instant: isAutoConfirmed(ride, terms),
      ...(state === 'full' ? await this.choices(question) : noChoices),
    };
  }

  /** Returns which of the cars a ride would get; no cars if the booking rules reject the ride with any car. */
  async readCars(command: CarsAvailabilityCommand): Promise<CarsAvailabilityResponse> {
    const { manager } = this.dataSource;
    const rules = await readBookingRules(manager);
    const terms = await termsOfDay(manager, rules, command.bookingDate);
    // The language only affects the reason, which is not part of this response.
    if (startError(startOf(command, command.bookingTime), terms, { now: new Date(), language: 'en' }))
      return { cars: [] };
    const rides = command.carIds
      .map((id) => rideAt({ command, buffers: rules }, command.bookingTime, id))
      .filter((ride) => ride !== null);
    const free = await areCarsFree(manager, rides);
    return { cars: rides.map(({ carId }, index) => ({ id: carId, isFree: free[index] === true })) };
  }

  private async stateOf(question: Question): Promise<AvailabilityState> {
    const { command, terms, now } = question;
    const ride = rideAt(question, command.bookingTime, command.car.id);
    if (!ride) return 'timeOpen';
    const [isFree] = await areCarsFree(this.dataSource.manager, [ride]);
    if (!isFree) return 'full';
    return isTooSoon(startOf(command, command.bookingTime), terms, now) ? 'tooSoon' : 'free';
  }

  private async choices(question: Question): Promise<typeof noChoices> {
    const { command, terms, now } = question;
    const { bookingTime, language, car, otherCarIds } = command;
    const times = nearbyTimes(bookingTime ?? '').filter(
      (time) => !startError(startOf(command, time), terms, { now, language }) && isAfterThere(command, time),
    );
    const rides = [
      ...times.map((time) => rideAt(question, time, car.id)),
      ...otherCarIds.map((id) => rideAt(question, bookingTime, id)),
    ].filter((ride) => ride !== null);
    const free = await areCarsFree(this.dataSource.manager, rides);
    return {
      otherTimes: times.filter((_, index) => free[index]).slice(0, maxOfferedTimes),
      otherCarIds: otherCarIds
        .filter((_, index) => free[times.length + index])
        .slice(0, otherCarLimits.offered),
    };
  }
}

/** The fields that decide how long a ride occupies its car. */
type RideQuestion = Pick<
  AvailabilityCommand,
  'bookingDate' | 'extraHours' | 'pickupLocation' | 'service' | 'there' | 'tour'
>;

interface Question {
  readonly command: AvailabilityCommand;
  readonly terms: BookingTermsResponse;
  readonly buffers: Buffers;
  readonly now: Date;
}

const noChoices = { otherTimes: [] as string[], otherCarIds: [] as string[] };

/** The state for each error of a rejected booking. */
const stateByError: Readonly<Record<string, AvailabilityState>> = {
  'bookingTime.past': 'past',
  'bookingTime.tooSoon': 'tooSoon',
  'bookingDate.tooFar': 'tooFar',
  'bookingDate.closed': 'closed',
};

/** Returns what follows from the terms alone; `rejectedAs` is undefined if the result depends on what is occupied. */
function answerByTerms({ command, terms, now }: Question) {
  const { bookingDate, bookingTime, language } = command;
  const start = startOf(command, bookingTime);
  const error = startError(start, terms, { now, language });
  const rejectedAs = bookingDate < todayInBaku(now) ? 'past' : stateByError[error?.code ?? ''];
  const reason = error?.params?.['reason'];
  return {
    rejectedAs,
    leadHours: leadHours(start, terms),
    lastDay: lastBookableDay(terms, now),
    closedReason: rejectedAs === 'closed' && typeof reason === 'string' ? reason : null,
  };
}

function startOf({ bookingDate, tour }: RideQuestion, bookingTime: string | null) {
  return { bookingDate, bookingTime, isTour: tour !== null };
}

/** A ride back starts later than the ride there. */
function isAfterThere({ bookingDate, there }: RideQuestion, bookingTime: string): boolean {
  return !there || !isBeforeOutbound({ bookingDate, bookingTime }, there);
}

interface RangeQuestion {
  readonly command: RideQuestion;
  readonly buffers: Buffers;
}

/** Returns what the ride would occupy of a car; null without a time. */
function rideAt(question: RangeQuestion, bookingTime: string | null, carId: string): WantedCar | null {
  const { bookingDate, pickupLocation, there } = question.command;
  const range = plannedRangeAt(question, { bookingDate, bookingTime, pickupLocation });
  const before = there ? plannedRangeAt(question, there) : null;
  return range && { carId, ...range, beside: before && doOverlap(before, range) ? before : null };
}

function plannedRangeAt(
  { command, buffers }: RangeQuestion,
  start: Pick<AvailabilityCommand, 'bookingDate' | 'bookingTime' | 'pickupLocation'>,
): OccupiedRange | null {
  const { tour, extraHours } = command;
  const hours = [{ code: extraCodes.hour, count: extraHours }];
  const ride = { ...start, tourId: tour?.id ?? null };
  return plannedRangeOf({ status: 'pending', ...scheduleOf(ride, command, buffers, hours) });
}
