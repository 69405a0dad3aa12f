import { z } from 'zod';
import { driverLanguage } from '../../languages/language.js';
import { assignedDriver } from './driver-assignment.js';
import { heldVehicle } from './held-vehicle.js';

/** The driver of a ride in events, with email address and language for emails. */
export const emailedDriver = assignedDriver.extend({
  email: z.string().nullable().default(null),
  language: driverLanguage.default('ru'),
});
export type EmailedDriver = z.infer<typeof emailedDriver>;

/** The vehicle of a ride in events, with details to recognise it. */
export const describedVehicle = heldVehicle.extend({
  colour: z.string().nullable().default(null),
  colourRu: z.string().nullable().default(null),
});
export type DescribedVehicle = z.infer<typeof describedVehicle>;
