import { z } from 'zod';
import { idInput } from '../http/id-input.js';

/** Ids separated by commas. */
const ids = (field: string) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(idInput(`${field}.invalid`)).max(200));

/** Queries how many bookings use any of these cars, services or tours; each is a list separated by commas. */
export const bookingUseQuery = z.object({
  carIds: ids('carIds'),
  serviceIds: ids('serviceIds'),
  tourIds: ids('tourIds'),
});
export type BookingUseQuery = z.infer<typeof bookingUseQuery>;

/** How many bookings, of any status, use the queried offers. */
export const bookingUse = z.object({ bookings: z.number().int().min(0) });
export type BookingUse = z.infer<typeof bookingUse>;
