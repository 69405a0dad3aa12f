import { z } from 'zod';
import { calendarDay, rideTime } from '../../time/baku-time.js';
import { wholeNumberInput } from '../../inputs/number-input.js';
import { idInput } from '../../http/id-input.js';
import { tolerantEnum, unknownValue } from '../../http/tolerant-enum.js';
import { manualBookingPassengers, rideMinutes } from '../manual-booking.js';
import { bookedExtraLimits } from '../prices/booked-extras.js';

/** `tight`: free, but with less than the usual time between two rides. `offHours`: free or tight, but not at work. */
export const candidateStates = ['free', 'tight', 'offHours', 'busy', 'blocked'] as const;
const candidateState = tolerantEnum(candidateStates);
export type CandidateState = (typeof candidateStates)[number];

/** Returns the position of a state in lists: the most suitable first, unknown states last. */
export function orderOfCandidate(state: z.infer<typeof candidateState>): number {
  return state === unknownValue ? candidateStates.length : candidateStates.indexOf(state);
}

/** A whole number in a query. */
const number = (field: string, limits: { readonly min: number; readonly max: number }) =>
  z.coerce.number(`${field}.invalid`).pipe(wholeNumberInput(field, limits)).optional();

const ride = {
  carId: idInput('carId.invalid').optional(),
  /** Service and tour determine the duration unless it is given. */
  serviceId: idInput('serviceId.invalid').optional(),
  tourId: idInput('tourId.invalid').optional(),
  bookingDate: calendarDay('bookingDate.invalid'),
  /** HH:MM in Baku; '' without a time. */
  bookingTime: z
    .string('bookingTime.invalid')
    .refine((time) => time === '' || rideTime.safeParse(time).success, 'bookingTime.invalid')
    .optional(),
  durationMinutes: number('durationMinutes', rideMinutes.duration),
  bufferMinutes: number('bufferMinutes', rideMinutes.buffer),
  /** Hours chosen as extras; they are added to the duration unless that is given. */
  extraHours: number('extraHours', { min: 0, max: bookedExtraLimits.count }),
  passengerCount: number('passengerCount', manualBookingPassengers),
  /** `1`: the pickup is at the airport, after which vehicle and driver usually stay occupied for longer. */
  fromAirport: z.literal('1', 'fromAirport.invalid').optional(),
};

/** Query for a ride that is not booked yet: the current values of its form. */
export const newRideCandidatesQuery = z.object(ride);
export type NewRideCandidatesQuery = z.infer<typeof newRideCandidatesQuery>;

/** Query for a booked ride with planned changes; absent fields are as booked. */
export const rideCandidatesQuery = z.object(ride).partial();
export type RideCandidatesQuery = z.infer<typeof rideCandidatesQuery>;

const gaps = {
  state: candidateState,
  /** Minutes to the previous and the next ride within a day; null if there is none. */
  gapBefore: z.number().int().nullable(),
  gapAfter: z.number().int().nullable(),
  /** HH:MM in Baku: when other rides or blocks are in the way; null if there are none, and for a day or longer. */
  busyFrom: z.string().nullable().default(null),
  busyUntil: z.string().nullable().default(null),
};

const vehicleCandidate = z
  .object({
    id: z.uuid(),
    carId: z.uuid(),
    /** From the catalogue; null while it is unavailable. */
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
    /** Rides on that day, and their hours. */
    rides: z.number().int(),
    hours: z.number(),
    /** Whether there is less than the usual time to another ride; with state `offHours` both are possible. */
    isTight: z.boolean().default(false),
    /** Whether the driver would have more than `longDayHours` of rides in 24 hours. */
    isLongDay: z.boolean().default(false),
    /** Whether the driver has declined this ride; listed last within a state. */
    hasDeclined: z.boolean().default(false),
    /** Whether the driver can respond, by a link or a signed-in device. One who can't is not asked and counts as agreeing. */
    hasLink: z.boolean().default(false),
  })
  .meta({ id: 'DriverCandidate' });
export type DriverCandidate = z.infer<typeof driverCandidate>;

/** Vehicles and drivers for a ride, free ones first. For a ride without a time all are free. */
export const rideCandidates = z
  .object({ vehicles: z.array(vehicleCandidate), drivers: z.array(driverCandidate) })
  .meta({ id: 'RideCandidates' });
export type RideCandidates = z.infer<typeof rideCandidates>;
