import { z } from 'zod';
import { driverLanguage } from '../../language.js';
import { assignedDriver } from './driver-assignment.js';
import { heldVehicle } from './held-vehicle.js';

/** The driver of a ride as events carry one: with where and how emails about it reach the driver. */
export const emailedDriver = assignedDriver.extend({
  email: z.string().nullable().default(null),
  language: driverLanguage.default('ru'),
});
export type EmailedDriver = z.infer<typeof emailedDriver>;

/** The vehicle of a ride as events carry one: with what it is recognised by. */
export const describedVehicle = heldVehicle.extend({
  colour: z.string().nullable().default(null),
  colourRu: z.string().nullable().default(null),
});
export type DescribedVehicle = z.infer<typeof describedVehicle>;
