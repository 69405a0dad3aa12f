import { z } from 'zod';
import { bookingStatus } from './booking.js';

/** Any status may follow any other; `version` is the one that the admin was looking at. */
export const changeStatusRequest = z
  .object({ status: bookingStatus, version: z.number().int() })
  .meta({ id: 'ChangeBookingStatus' });
export type ChangeStatusRequest = z.infer<typeof changeStatusRequest>;

/** Removes the booking at the version that the admin was looking at. */
export const removeBookingQuery = z.object({ version: z.coerce.number('version.required').int() });
export type RemoveBookingQuery = z.infer<typeof removeBookingQuery>;
