import { z } from 'zod';
import { idInput } from '../http/id-input.js';

/** Comma-separated ids. */
const ids = (field: string) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(idInput(`${field}.invalid`)).max(200));

/** Query for the number of bookings of any of these cars, services or tours, as comma-separated lists. */
export const bookingUseQuery = z.object({
  carIds: ids('carIds'),
  serviceIds: ids('serviceIds'),
  tourIds: ids('tourIds'),
});
export type BookingUseQuery = z.infer<typeof bookingUseQuery>;

/** The number of bookings, of any status, that use the queried offers. */
export const bookingUse = z.object({ bookings: z.number().int().min(0) });
export type BookingUse = z.infer<typeof bookingUse>;
