import { z } from 'zod';

/** The vehicle that a ride currently holds. */
export const heldVehicle = z
  .object({ id: z.uuid(), carId: z.uuid(), label: z.string(), plate: z.string().nullable() })
  .meta({ id: 'HeldVehicle' });
export type HeldVehicle = z.infer<typeof heldVehicle>;
