import { z } from 'zod';
import { readRideCommand } from './ride.js';

/** Whether the customer wants reminders of the ride by email. */
export const remindersRequest = z
  .object({ reminders: z.boolean('reminders.invalid') })
  .meta({ id: 'RemindersRequest' });
export type RemindersRequest = z.infer<typeof remindersRequest>;

export const remindersCommand = readRideCommand.extend({ request: remindersRequest });
export type RemindersCommand = z.infer<typeof remindersCommand>;
