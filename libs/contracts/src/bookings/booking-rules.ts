import { z } from 'zod';
import { wholeNumber } from '../entered-number.js';

/** Paths of the booking service: the rules as staff edit them, and what of them visitors read. */
export const bookingRulesPath = '/booking-rules';
export const bookingTermsPath = '/booking-terms';

/** The numbers among the rules: lowest and highest value. Times are minutes or hours, as the names say. */
export const bookingRulesLimits = {
  leadMinutes: { min: 0, max: 10_080 },
  tourLeadMinutes: { min: 0, max: 10_080 },
  horizonDays: { min: 1, max: 730 },
  bufferMinutes: { min: 0, max: 480 },
  airportBufferMinutes: { min: 0, max: 480 },
  tourBufferMinutes: { min: 0, max: 480 },
  airportWaitMinutes: { min: 0, max: 240 },
  freeWaitMinutes: { min: 0, max: 240 },
  freeCancelHours: { min: 0, max: 168 },
  lateCancelPercent: { min: 0, max: 100 },
  changeUntilHours: { min: 0, max: 168 },
  contactsFromHours: { min: 1, max: 168 },
} as const;

const ruleNumber = (name: keyof typeof bookingRulesLimits) => wholeNumber(name, bookingRulesLimits[name]);

export const bookingModes = ['request', 'instant'] as const;
/** What becomes of a ride that is too soon, or for which no vehicle is free. */
export const exceptionOutcomes = ['request', 'refuse'] as const;

const fields = {
  /** `instant`: a ride with a time, a held vehicle and a price is confirmed at once. */
  bookingMode: z.enum(bookingModes, 'bookingMode.invalid'),
  whenFull: z.enum(exceptionOutcomes, 'whenFull.invalid'),
  /** Whether visitors must give a time. */
  requireTime: z.boolean('requireTime.invalid'),
  /** How long before its start a ride is to be booked: with a service, with a tour. */
  leadMinutes: ruleNumber('leadMinutes'),
  tourLeadMinutes: ruleNumber('tourLeadMinutes'),
  whenTooSoon: z.enum(exceptionOutcomes, 'whenTooSoon.invalid'),
  /** How far ahead a ride may be. */
  horizonDays: ruleNumber('horizonDays'),
  /** For which vehicle and driver stay occupied: after other services, after pickups at the airport, after tours. */
  bufferMinutes: ruleNumber('bufferMinutes'),
  airportBufferMinutes: ruleNumber('airportBufferMinutes'),
  tourBufferMinutes: ruleNumber('tourBufferMinutes'),
  airportWaitMinutes: ruleNumber('airportWaitMinutes'),
  freeWaitMinutes: ruleNumber('freeWaitMinutes'),
  freeCancelHours: ruleNumber('freeCancelHours'),
  /** Of the price. */
  lateCancelPercent: ruleNumber('lateCancelPercent'),
  changeUntilHours: ruleNumber('changeUntilHours'),
  /** From when driver and customer see each other's phone number. */
  contactsFromHours: ruleNumber('contactsFromHours'),
  /** Whether a ride is completed when its driver says that it is done. */
  completeOnDone: z.boolean('completeOnDone.invalid'),
} as const;

/** By which rules rides are booked, as staff save them: all of them at once. */
export const bookingRulesRequest = z.object(fields).meta({ id: 'BookingRulesRequest' });
export type BookingRulesRequest = z.infer<typeof bookingRulesRequest>;

export const bookingRulesResponse = z
  .object({
    ...fields,
    /** Rises with every change; a change made on an older version is rejected as `record.stale`. */
    version: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'BookingRules' });
export type BookingRulesResponse = z.infer<typeof bookingRulesResponse>;

/** When no rides are driven, as visitors read it. */
const closedPeriodTerm = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  reason: z.string(),
  reasonRu: z.string(),
});

/** The terms on which visitors book. */
export const bookingTermsResponse = z
  .object({
    bookingMode: fields.bookingMode,
    whenFull: fields.whenFull,
    requireTime: fields.requireTime,
    leadMinutes: fields.leadMinutes,
    tourLeadMinutes: fields.tourLeadMinutes,
    whenTooSoon: fields.whenTooSoon,
    horizonDays: z.number().int(),
    airportWaitMinutes: fields.airportWaitMinutes,
    freeWaitMinutes: fields.freeWaitMinutes,
    freeCancelHours: fields.freeCancelHours,
    lateCancelPercent: fields.lateCancelPercent,
    changeUntilHours: fields.changeUntilHours,
    /** Those that are not over yet, the earliest first. */
    closedPeriods: z.array(closedPeriodTerm),
  })
  .meta({ id: 'BookingTerms' });
export type BookingTermsResponse = z.infer<typeof bookingTermsResponse>;

/** How long a driver waits free of charge. */
export type WaitTerms = Pick<BookingTermsResponse, 'airportWaitMinutes' | 'freeWaitMinutes'>;
