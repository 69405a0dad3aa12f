import { z } from 'zod';

/** Path of the booking service for the examples that a first start adds. */
export const demoBookingsPath = '/demo-bookings';

/** The number of examples; 0 if the product never had any or staff have removed them. */
export const demoBookingsResponse = z
  .object({
    bookings: z.number().int(),
    drivers: z.number().int(),
    vehicles: z.number().int(),
  })
  .meta({ id: 'DemoBookings' });
export type DemoBookingsResponse = z.infer<typeof demoBookingsResponse>;
