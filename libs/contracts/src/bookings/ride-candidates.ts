import { z } from 'zod';

/** `tight`: free but for the time between two rides. `offHours`: free, but not at work. */
export const candidateStates = ['free', 'tight', 'offHours', 'busy', 'blocked'] as const;
const candidateState = z.enum(candidateStates);
export type CandidateState = z.infer<typeof candidateState>;

const gaps = {
  state: candidateState,
  /** Minutes without a ride before and after this one, within a day; null where there is no other ride. */
  gapBefore: z.number().int().nullable(),
  gapAfter: z.number().int().nullable(),
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
  })
  .meta({ id: 'DriverCandidate' });
export type DriverCandidate = z.infer<typeof driverCandidate>;

/** Who and what could take a ride: free ones first. Of a ride without a time all are free. */
export const rideCandidates = z
  .object({ vehicles: z.array(vehicleCandidate), drivers: z.array(driverCandidate) })
  .meta({ id: 'RideCandidates' });
export type RideCandidates = z.infer<typeof rideCandidates>;
