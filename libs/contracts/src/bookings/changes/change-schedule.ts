import { z } from 'zod';
import { enteredDay, rideTime } from '../../baku-time.js';
import { wholeNumber } from '../../entered-number.js';
import { idInput } from '../../http/id-input.js';
import { anyVehicle } from '../booking-choices.js';
import { rideMinutes } from '../manual-booking.js';

/**
 * Moves a ride; what is absent stays. Past dates are allowed. A named vehicle or driver that is not free is an error,
 * while with `any` the ride is stored without a vehicle where none is free.
 */
export const changeScheduleRequest = z
  .object({
    /** The booking's that the admin was looking at. */
    version: z.number('version.required').int(),
    bookingDate: enteredDay('bookingDate').optional(),
    /** Null: no time yet, so that nothing is held. */
    bookingTime: z
      .string('bookingTime.invalid')
      .refine((time) => rideTime.safeParse(time).success, 'bookingTime.invalid')
      .nullable()
      .optional(),
    durationMinutes: wholeNumber('durationMinutes', rideMinutes.duration).optional(),
    bufferMinutes: wholeNumber('bufferMinutes', rideMinutes.buffer).optional(),
    vehicleId: z
      .union([idInput(), z.literal(anyVehicle)], 'vehicleId.invalid')
      .nullable()
      .optional(),
    driverId: idInput('driverId.invalid').nullable().optional(),
    /** Shortens the time between two rides where only that is in the way; never the rides themselves. */
    allowTightGap: z.boolean('allowTightGap.invalid').optional(),
    /** The driver has agreed by phone already, and is not asked. */
    agreedByPhone: z.boolean('agreedByPhone.invalid').optional(),
    /** Whether the customer gets an email; absent: where it matters to one who has a confirmed ride ahead. */
    tellCustomer: z.boolean('tellCustomer.invalid').optional(),
  })
  .meta({ id: 'ChangeBookingSchedule' });
export type ChangeScheduleRequest = z.infer<typeof changeScheduleRequest>;
