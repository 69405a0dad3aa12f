import { z } from 'zod';
import { amountInput } from '../../money/money.js';
import { bookingResponse, bookingStatus } from '../booking.js';
import { retainedUsdInput, paymentsDecision } from '../prices/booking-payments.js';
import { rideProblem } from '../ride-problems.js';

/** Sets a status; any may follow any other. `version` is the one that the admin saw. */
export const changeStatusRequest = z
  .object({
    status: bookingStatus,
    version: z.number().int(),
    /** For a cancellation: what happens to the payments; if absent, they stay. */
    payments: paymentsDecision.optional(),
    /** For a cancellation: the fee that the customer owes, for example for a no-show. USD. */
    feeUsd: amountInput('feeUsd').optional(),
  })
  .meta({ id: 'ChangeBookingStatus' });
export type ChangeStatusRequest = z.infer<typeof changeStatusRequest>;

/** Undoes a change of status; `version` is the one that the change created. */
export const undoStatusRequest = z.object({ version: z.number().int() }).meta({ id: 'UndoBookingStatus' });
export type UndoStatusRequest = z.infer<typeof undoStatusRequest>;

/** Seconds in which a change of status can be undone, by the database's clock; its email waits longer. */
export const undoWithinSeconds = 12;

/** The booking with its new status and the ride's problems, such as a vehicle that another ride has. */
export const changedStatusResponse = bookingResponse
  .extend({ problems: z.array(rideProblem).default([]) })
  .meta({ id: 'ChangedBookingStatus' });
export type ChangedStatusResponse = z.infer<typeof changedStatusResponse>;

/** Removes a booking; `version` is the one that the admin saw. */
export const removeBookingQuery = z.object({
  version: z.coerce.number('version.required').int(),
  /** What happens to the payments; they stay if neither field is set. */
  payments: z.enum(['keep', 'return'], 'payments.invalid').optional(),
  keepUsd: z.coerce.number('keepUsd.required').pipe(retainedUsdInput).optional(),
});
export type RemoveBookingQuery = z.infer<typeof removeBookingQuery>;
