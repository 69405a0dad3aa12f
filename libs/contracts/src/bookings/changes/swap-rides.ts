import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { bookingDetailResponse } from '../booking.js';

const swapped = z.object({
  id: idInput('id.invalid'),
  /** The booking's that the admin was looking at. */
  version: z.number('version.required').int(),
  /** The driver who gets the ride has already agreed by phone and is not asked. */
  agreedByPhone: z.boolean('agreedByPhone.invalid').optional(),
});

/** Exchanges the vehicles or the drivers of two rides, both or none. */
export const swapRidesRequest = z
  .object({
    first: swapped,
    second: swapped,
    what: z.enum(['vehicle', 'driver'], 'what.invalid'),
    /** Accepts less than the usual time before or after a ride, for example to undo an exchange. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
  })
  .refine(({ first, second }) => first.id !== second.id, { path: ['second'], error: 'second.same' })
  .meta({ id: 'SwapRides' });
export type SwapRidesRequest = z.infer<typeof swapRidesRequest>;

export const swappedRides = z
  .object({ first: bookingDetailResponse, second: bookingDetailResponse })
  .meta({ id: 'SwappedRides' });
export type SwappedRides = z.infer<typeof swappedRides>;
