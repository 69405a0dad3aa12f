import { z } from 'zod';
import { rideTime } from '../baku-time.js';

/** Path of the booking service for a driver's working hours. */
export const driverHoursPath = '/drivers/:id/hours';

const clock = (field: string) =>
  z.string(`${field}.required`).refine((time) => rideTime.safeParse(time).success, `${field}.invalid`);

/** One weekday's span, in Baku; `until` not after `from` is of the next day, the same time 24 hours later. */
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

/** A driver's working days, each weekday once; without any the driver is always at work. */
export const driverHours = z
  .object({
    hours,
    /** Rises with every change of them; 0 from a former booking service, beside which the gateway may run. */
    version: z.number().int().default(0),
  })
  .meta({ id: 'DriverHours' });
export type DriverHours = z.infer<typeof driverHours>;

/** What replaces them, on the version that the admin was looking at. */
export const replaceDriverHours = z
  .object({ hours, version: z.number('version.required').int() })
  .meta({ id: 'ReplaceDriverHours' });
export type ReplaceDriverHours = z.infer<typeof replaceDriverHours>;

/** The same from the gateway; a former one, beside which the service may run, knows no version. */
export const replaceDriverHoursCommand = replaceDriverHours.partial({ version: true });
export type ReplaceDriverHoursCommand = z.infer<typeof replaceDriverHoursCommand>;
