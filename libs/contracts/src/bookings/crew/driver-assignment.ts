import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { optionalText } from '../../inputs/text.js';

/** The current driver of a booking. */
export const assignedDriver = z
  .object({ id: z.uuid(), name: z.string(), phone: z.string().nullable() })
  .meta({ id: 'AssignedDriver' });
export type AssignedDriver = z.infer<typeof assignedDriver>;

/** Assigns a driver to a booking, or takes the driver off (null); `version` is the one that the admin saw. */
export const assignDriverRequest = z
  .object({
    driverId: idInput('driverId.invalid').nullable(),
    notes: optionalText('notes', 2000),
    /** Accepts less than the usual time between two rides. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
    /** The driver has already agreed by phone and is not asked. */
    agreedByPhone: z.boolean('agreedByPhone.invalid').optional(),
    version: z.number('version.required').int(),
  })
  .meta({ id: 'AssignDriver' });
export type AssignDriverRequest = z.infer<typeof assignDriverRequest>;

/** An entry of a booking's drivers over time; the newest is the current one. Without a driver: the driver was taken off. */
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

/** Lists assignments, newest first; the newest 500 if no booking is named. */
export const listDriverAssignmentsQuery = z.object({ bookingId: idInput('bookingId.invalid').optional() });
export type ListDriverAssignmentsQuery = z.infer<typeof listDriverAssignmentsQuery>;
