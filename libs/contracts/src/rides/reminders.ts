import { z } from 'zod';
import { readRideCommand } from './ride.js';

/** Turns email reminders of the ride on or off. */
export const remindersRequest = z
  .object({ reminders: z.boolean('reminders.invalid') })
  .meta({ id: 'RemindersRequest' });
export type RemindersRequest = z.infer<typeof remindersRequest>;

export const remindersCommand = readRideCommand.extend({ request: remindersRequest });
export type RemindersCommand = z.infer<typeof remindersCommand>;
