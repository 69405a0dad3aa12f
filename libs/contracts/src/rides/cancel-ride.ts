import { z } from 'zod';
import { cancelReasons } from '../bookings/booking-choices.js';
import { amountInput } from '../money/money.js';
import { optionalText } from '../inputs/text.js';
import { readRideCommand } from './ride.js';

const cancelNoteLength = 500;

/** A customer cancels a ride; `version` and `acceptFee` (USD) are those that the page showed. */
export const cancelRideRequest = z
  .object({
    version: z.number('version.required').int(),
    acceptFee: amountInput('acceptFee'),
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

/** A customer who has cancelled one ride of a trip cancels the other too; version and fee (USD) are those that the page showed. */
export const cancelOtherLegRequest = cancelRideRequest
  .pick({ version: true, acceptFee: true })
  .meta({ id: 'CancelOtherLegRequest' });
export type CancelOtherLegRequest = z.infer<typeof cancelOtherLegRequest>;

export const cancelOtherLegCommand = readRideCommand.extend({ request: cancelOtherLegRequest });
export type CancelOtherLegCommand = z.infer<typeof cancelOtherLegCommand>;
