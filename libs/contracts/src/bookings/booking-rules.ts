import { z } from 'zod';
import { wholeNumberInput } from '../inputs/number-input.js';

/** Paths of the booking service for the rules that staff edit and the terms that visitors read. */
export const bookingRulesPath = '/booking-rules';
export const bookingTermsPath = '/booking-terms';

/** Min and max of the numeric rules, in the unit of the name. */
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

const ruleNumber = (name: keyof typeof bookingRulesLimits) =>
  wholeNumberInput(name, bookingRulesLimits[name]);

export const bookingModes = ['request', 'instant'] as const;
/** What happens to a ride that is too soon or has no free vehicle: accepted as a request, or refused. */
export const exceptionOutcomes = ['request', 'refuse'] as const;

const fields = {
  /** `instant`: a ride with a time, a held vehicle and a price is confirmed when it is booked. */
  bookingMode: z.enum(bookingModes, 'bookingMode.invalid'),
  whenFull: z.enum(exceptionOutcomes, 'whenFull.invalid'),
  /** Whether visitors must give a time. */
  requireTime: z.boolean('requireTime.invalid'),
  /** Lead time before the start, of rides with a service and with a tour. */
  leadMinutes: ruleNumber('leadMinutes'),
  tourLeadMinutes: ruleNumber('tourLeadMinutes'),
  whenTooSoon: z.enum(exceptionOutcomes, 'whenTooSoon.invalid'),
  /** How many days ahead a ride may be booked. */
  horizonDays: ruleNumber('horizonDays'),
  /** How long vehicle and driver stay occupied after a service, after a pickup at the airport, and after a tour. */
  bufferMinutes: ruleNumber('bufferMinutes'),
  airportBufferMinutes: ruleNumber('airportBufferMinutes'),
  tourBufferMinutes: ruleNumber('tourBufferMinutes'),
  airportWaitMinutes: ruleNumber('airportWaitMinutes'),
  freeWaitMinutes: ruleNumber('freeWaitMinutes'),
  freeCancelHours: ruleNumber('freeCancelHours'),
  /** Percent of the price. */
  lateCancelPercent: ruleNumber('lateCancelPercent'),
  changeUntilHours: ruleNumber('changeUntilHours'),
  /** Hours before the start from which driver and customer see each other's phone number. */
  contactsFromHours: ruleNumber('contactsFromHours'),
  /** Whether a driver's step `done` completes the booking. */
  completeOnDone: z.boolean('completeOnDone.invalid'),
} as const;

/** The booking rules, which staff save all at once. */
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

/** A closed period, for visitors. */
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
    /** Closed periods that are not over, the earliest first. */
    closedPeriods: z.array(closedPeriodTerm),
  })
  .meta({ id: 'BookingTerms' });
export type BookingTermsResponse = z.infer<typeof bookingTermsResponse>;

/** How long a driver waits free of charge. */
export type WaitTerms = Pick<BookingTermsResponse, 'airportWaitMinutes' | 'freeWaitMinutes'>;
