import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { optionalText } from '../../text.js';

/** The driver who has a booking now. */
export const assignedDriver = z
  .object({ id: z.uuid(), name: z.string(), phone: z.string().nullable() })
  .meta({ id: 'AssignedDriver' });
export type AssignedDriver = z.infer<typeof assignedDriver>;

/** Gives a booking to a driver, or to none (null); `version` is the booking's that the admin was looking at. */
export const assignDriverRequest = z
  .object({
    driverId: idInput('driverId.invalid').nullable(),
    notes: optionalText('notes', 2000),
    /** Shortens the time between two rides where only that is in the way. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
    /** The driver has agreed by phone already, and is not asked. */
    agreedByPhone: z.boolean('agreedByPhone.invalid').optional(),
    version: z.number('version.required').int(),
  })
  .meta({ id: 'AssignDriver' });
export type AssignDriverRequest = z.infer<typeof assignDriverRequest>;

/** One entry of who had a booking since when; the newest is the present one. Without driver: taken off the booking. */
export const driverAssignmentResponse = z
  .object({
    id: z.uuid(),
    bookingId: z.uuid(),
    driverId: z.uuid().nullable(),
    driverName: z.string().nullable(),
    /** The admin's id. */
    assignedBy: z.string(),
    notes: z.string().nullable(),
    assignedAt: z.iso.datetime(),
  })
  .meta({ id: 'DriverAssignment' });
export type DriverAssignmentResponse = z.infer<typeof driverAssignmentResponse>;

/** Newest first; the newest 500 where no booking is named. */
export const listDriverAssignmentsQuery = z.object({ bookingId: idInput('bookingId.invalid').optional() });
export type ListDriverAssignmentsQuery = z.infer<typeof listDriverAssignmentsQuery>;
