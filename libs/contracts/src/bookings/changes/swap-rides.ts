import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { bookingDetailResponse } from '../booking.js';

const swapped = z.object({
  id: idInput('id.invalid'),
  /** The booking's that the admin was looking at. */
  version: z.number('version.required').int(),
  /** The driver who gets it has agreed by phone already, and is not asked. */
  agreedByPhone: z.boolean('agreedByPhone.invalid').optional(),
});

/** Two rides exchange their vehicles, or their drivers: both or none. */
export const swapRidesRequest = z
  .object({
    first: swapped,
    second: swapped,
    what: z.enum(['vehicle', 'driver'], 'what.invalid'),
    /** Less time than usual before or after a ride will do, as where it is exchanged back. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
  })
  .refine(({ first, second }) => first.id !== second.id, { path: ['second'], error: 'second.same' })
  .meta({ id: 'SwapRides' });
export type SwapRidesRequest = z.infer<typeof swapRidesRequest>;

export const swappedRides = z
  .object({ first: bookingDetailResponse, second: bookingDetailResponse })
  .meta({ id: 'SwappedRides' });
export type SwappedRides = z.infer<typeof swappedRides>;
