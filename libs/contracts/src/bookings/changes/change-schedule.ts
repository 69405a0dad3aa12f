import { z } from 'zod';
import { dayInput, rideTime } from '../../time/baku-time.js';
import { wholeNumberInput } from '../../inputs/number-input.js';
import { idInput } from '../../http/id-input.js';
import { anyVehicle } from '../booking-choices.js';
import { rideMinutes } from '../manual-booking.js';

/**
 * Moves a ride; absent fields stay unchanged. Past dates are allowed. A named vehicle or driver that is not free is an error;
 * with `any` the ride is stored without a vehicle if none is free.
 */
export const changeScheduleRequest = z
  .object({
    /** The booking's that the admin was looking at. */
    version: z.number('version.required').int(),
    bookingDate: dayInput('bookingDate').optional(),
    /** Null if there is no time yet; nothing is held then. */
    bookingTime: z
      .string('bookingTime.invalid')
      .refine((time) => rideTime.safeParse(time).success, 'bookingTime.invalid')
      .nullable()
      .optional(),
    durationMinutes: wholeNumberInput('durationMinutes', rideMinutes.duration).optional(),
    bufferMinutes: wholeNumberInput('bufferMinutes', rideMinutes.buffer).optional(),
    vehicleId: z
      .union([idInput(), z.literal(anyVehicle)], 'vehicleId.invalid')
      .nullable()
      .optional(),
    driverId: idInput('driverId.invalid').nullable().optional(),
    /** Accepts less than the usual time between two rides; the rides themselves never overlap. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
    /** The driver has already agreed by phone and is not asked. */
    agreedByPhone: z.boolean('agreedByPhone.invalid').optional(),
    /** Whether the customer gets an email; if absent, only if the change matters to them and the ride ahead is confirmed. */
    tellCustomer: z.boolean('tellCustomer.invalid').optional(),
  })
  .meta({ id: 'ChangeBookingSchedule' });
export type ChangeScheduleRequest = z.infer<typeof changeScheduleRequest>;
