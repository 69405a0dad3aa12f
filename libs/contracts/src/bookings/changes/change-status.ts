import { z } from 'zod';
import { enteredAmount } from '../../money.js';
import { bookingResponse, bookingStatus } from '../booking.js';
import { partToKeep, paymentsDecision } from '../prices/booking-payments.js';
import { rideProblem } from '../ride-problems.js';

/** Any status may follow any other; `version` is the one that the admin was looking at. */
export const changeStatusRequest = z
  .object({
    status: bookingStatus,
    version: z.number().int(),
    /** Of a cancellation: what becomes of what was paid; without it, it stays. */
    payments: paymentsDecision.optional(),
    /** Of a cancellation: what the customer owes for it, as of one who did not come. USD. */
    feeUsd: enteredAmount('feeUsd').optional(),
  })
  .meta({ id: 'ChangeBookingStatus' });
export type ChangeStatusRequest = z.infer<typeof changeStatusRequest>;

/** `version` is the one that the change of status made. */
export const undoStatusRequest = z.object({ version: z.number().int() }).meta({ id: 'UndoBookingStatus' });
export type UndoStatusRequest = z.infer<typeof undoStatusRequest>;

/** A change of status can be undone for this long, in seconds, by the database's clock; its email waits longer. */
export const undoWithinSeconds = 12;

/** The booking with its new status, and what its ride lacks now, for example because another ride has its vehicle. */
export const changedStatusResponse = bookingResponse
  .extend({ problems: z.array(rideProblem).default([]) })
  .meta({ id: 'ChangedBookingStatus' });
export type ChangedStatusResponse = z.infer<typeof changedStatusResponse>;

/** Removes the booking at the version that the admin was looking at. */
export const removeBookingQuery = z.object({
  version: z.coerce.number('version.required').int(),
  /** What becomes of what was paid; without either, it stays. */
  payments: z.enum(['keep', 'return'], 'payments.invalid').optional(),
  keepUsd: z.coerce.number('keepUsd.required').pipe(partToKeep).optional(),
});
export type RemoveBookingQuery = z.infer<typeof removeBookingQuery>;
