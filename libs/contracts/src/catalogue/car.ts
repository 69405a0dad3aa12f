import { z } from 'zod';
import { usdAmount } from '../money.js';
import { imageResponse, photoResponse } from './image.js';

/** Limits of the specification: seats and model years of a car. */
export const carLimits = {
  capacity: { min: 1, max: 50 },
  year: { min: 2000, max: 2030 },
  photos: 5,
} as const;

export const carResponse = z
  .object({
    id: z.uuid(),
    brand: z.string(),
    model: z.string(),
    year: z.number().int(),
    /** Passengers. */
    capacity: z.number().int(),
    categoryId: z.uuid(),
    category: z
      .object({ id: z.uuid(), name: z.string(), nameRu: z.string().nullable() })
      .meta({ id: 'CarCategorySummary' }),
    /** Starting price in USD; never enters a booking's total. */
    basePrice: usdAmount,
    isAvailable: z.boolean(),
    image: imageResponse.nullable(),
    photos: z.array(photoResponse),
  })
  .meta({ id: 'Car' });
export type CarResponse = z.infer<typeof carResponse>;

export const listCarsQuery = z.object({ categoryId: z.uuid('categoryId.invalid').optional() });
export type ListCarsQuery = z.infer<typeof listCarsQuery>;
