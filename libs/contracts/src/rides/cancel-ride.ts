import { z } from 'zod';
import { cancelReasons } from '../bookings/booking-choices.js';
import { enteredAmount } from '../money.js';
import { optionalText } from '../text.js';
import { readRideCommand } from './ride.js';

const cancelNoteLength = 500;

/** A customer cancels: `version` and `acceptFee` (USD) are what the page has shown. */
export const cancelRideRequest = z
  .object({
    version: z.number('version.required').int(),
    acceptFee: enteredAmount('acceptFee'),
    reason: z
      .enum(cancelReasons, 'reason.invalid')
      .nullish()
      .transform((reason) => reason ?? null),
    note: optionalText('note', cancelNoteLength),
  })
  .meta({ id: 'CancelRideRequest' });
export type CancelRideRequest = z.infer<typeof cancelRideRequest>;

export const cancelRideCommand = readRideCommand.extend({ request: cancelRideRequest });
export type CancelRideCommand = z.infer<typeof cancelRideCommand>;
