import { z } from 'zod';
import { calendarDay, rideTime } from '../../baku-time.js';
import { wholeNumber } from '../../entered-number.js';
import { idInput } from '../../http/id-input.js';
import { shownValue, unknownValue } from '../../http/shown-value.js';
import { manualBookingPassengers, rideMinutes } from '../manual-booking.js';
import { bookedExtraLimits } from '../prices/booked-extras.js';

/** `tight`: free but for the time between two rides. `offHours`: free or tight, but not at work. */
export const candidateStates = ['free', 'tight', 'offHours', 'busy', 'blocked'] as const;
const candidateState = shownValue(candidateStates);
export type CandidateState = (typeof candidateStates)[number];

/** Who can take a ride comes first; a state that this release does not know, last. */
export function orderOfCandidate(state: z.infer<typeof candidateState>): number {
  return state === unknownValue ? candidateStates.length : candidateStates.indexOf(state);
}

/** A whole number in an address. */
const number = (field: string, limits: { readonly min: number; readonly max: number }) =>
  z.coerce.number(`${field}.invalid`).pipe(wholeNumber(field, limits)).optional();

const ride = {
  carId: idInput('carId.invalid').optional(),
  /** Brings its length, unless that is given. */
  serviceId: idInput('serviceId.invalid').optional(),
  tourId: idInput('tourId.invalid').optional(),
  bookingDate: calendarDay('bookingDate.invalid'),
  /** HH:MM in Baku; '' has none. */
  bookingTime: z
    .string('bookingTime.invalid')
    .refine((time) => time === '' || rideTime.safeParse(time).success, 'bookingTime.invalid')
    .optional(),
  durationMinutes: number('durationMinutes', rideMinutes.duration),
  bufferMinutes: number('bufferMinutes', rideMinutes.buffer),
  /** That are chosen among its extras, and lengthen it unless its length is given. */
  extraHours: number('extraHours', { min: 0, max: bookedExtraLimits.count }),
  passengerCount: number('passengerCount', manualBookingPassengers),
  /** `1`: after a pickup at the airport vehicle and driver are usually occupied for longer. */
  fromAirport: z.literal('1', 'fromAirport.invalid').optional(),
};

/** A ride that is not booked yet, as a form of it is filled in. */
export const newRideCandidatesQuery = z.object(ride);
export type NewRideCandidatesQuery = z.infer<typeof newRideCandidatesQuery>;

/** How a booked ride is to be; what is absent is as booked. */
export const rideCandidatesQuery = z.object(ride).partial();
export type RideCandidatesQuery = z.infer<typeof rideCandidatesQuery>;

const gaps = {
  state: candidateState,
  /** Minutes without a ride before and after this one, within a day; null where there is no other ride. */
  gapBefore: z.number().int().nullable(),
  gapAfter: z.number().int().nullable(),
  /** HH:MM in Baku: from when until when other rides or blocks are in the way; null where none is, and for a day or longer. */
  busyFrom: z.string().nullable().default(null),
  busyUntil: z.string().nullable().default(null),
};

const vehicleCandidate = z
  .object({
    id: z.uuid(),
    carId: z.uuid(),
    /** Of the catalogue; null while that is unavailable. */
    carName: z.string().nullable().default(null),
    seats: z.number().int().nullable().default(null),
    label: z.string(),
    plate: z.string().nullable(),
    ...gaps,
  })
  .meta({ id: 'VehicleCandidate' });
export type VehicleCandidate = z.infer<typeof vehicleCandidate>;

const driverCandidate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    ...gaps,
    /** Of that day. */
    rides: z.number().int(),
    hours: z.number(),
    /** Whether less than the usual time lies between this ride and another one, which `offHours` leaves open. */
    isTight: z.boolean().default(false),
    /** Whether the ride would make more than `longDayHours` of rides in 24 hours. */
    isLongDay: z.boolean().default(false),
    /** Whether the driver has declined this ride: the last of those in one state. */
    hasDeclined: z.boolean().default(false),
    /** Whether the driver can answer, by a link or on a device that is signed in: one who can't is not asked, and counts as having agreed. */
    hasLink: z.boolean().default(false),
  })
  .meta({ id: 'DriverCandidate' });
export type DriverCandidate = z.infer<typeof driverCandidate>;

/** Who and what could take a ride: free ones first. Of a ride without a time all are free. */
export const rideCandidates = z
  .object({ vehicles: z.array(vehicleCandidate), drivers: z.array(driverCandidate) })
  .meta({ id: 'RideCandidates' });
export type RideCandidates = z.infer<typeof rideCandidates>;
