import { z } from 'zod';
import { rideTime } from '../time/baku-time.js';

/** Path of the booking service for a driver's working hours. */
export const driverHoursPath = '/drivers/:id/hours';

const clock = (field: string) =>
  z.string(`${field}.required`).refine((time) => rideTime.safeParse(time).success, `${field}.invalid`);

/** Working hours of a weekday, in Baku. An `until` not after `from` is on the next day; equal times are 24 hours. */
const workingDay = z
  .object({
    /** 1 is Monday. */
    weekday: z
      .number('weekday.invalid')
      .int('weekday.invalid')
      .min(1, 'weekday.invalid')
      .max(7, 'weekday.invalid'),
    from: clock('from'),
    until: clock('until'),
  })
  .meta({ id: 'WorkingDay' });
export type WorkingDay = z.infer<typeof workingDay>;

const hours = z
  .array(workingDay, 'hours.invalid')
  .max(7, 'hours.invalid')
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, 'hours.repeated');

/** A driver's working hours, each weekday at most once; empty: always at work. */
export const driverHours = z
  .object({
    hours,
    /** Rises with every change; 0 from booking services of an earlier release. */
    version: z.number().int().default(0),
  })
  .meta({ id: 'DriverHours' });
export type DriverHours = z.infer<typeof driverHours>;

/** Replaces a driver's working hours; `version` is the one that the admin saw. */
export const replaceDriverHours = z
  .object({ hours, version: z.number('version.required').int() })
  .meta({ id: 'ReplaceDriverHours' });
export type ReplaceDriverHours = z.infer<typeof replaceDriverHours>;

/** The gateway's command; gateways of an earlier release send no version. */
export const replaceDriverHoursCommand = replaceDriverHours.partial({ version: true });
export type ReplaceDriverHoursCommand = z.infer<typeof replaceDriverHoursCommand>;
