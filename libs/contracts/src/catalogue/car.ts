import { z } from 'zod';
import { wholeNumberInput } from '../inputs/number-input.js';
import { idInput } from '../http/id-input.js';
import { recordMetadata } from '../http/record.js';
import { amountInput, usdAmount } from '../money/money.js';
import { requiredText } from '../inputs/text.js';
import { todayInBaku } from '../time/today-in-baku.js';
import { imageResponse, photoResponse } from './media/image.js';
import { photosOfRecord } from './media/photo-request.js';

/** Limits of the specification: seats, large suitcases and model years of a car. */
export const carLimits = {
  capacity: { min: 1, max: 50 },
  luggageLarge: { min: 0, max: 50 },
  year: { min: 2000, max: 2030 },
  photos: 5,
} as const;

/** Default values of a new car. */
export const carDefaults = {
  capacity: 4,
  /** The current year in Baku, within the limits. */
  year: () => Math.min(Number(todayInBaku().slice(0, 4)), carLimits.year.max),
} as const;

/** A car that staff enter (specification, sections 3 and 5 of the back office). */
export const carRequest = z
  .object({
    brand: requiredText('brand', 80),
    model: requiredText('model', 120),
    // Not a default of zod, which would be in the API's description and change it each year.
    year: wholeNumberInput('year', carLimits.year)
      .optional()
      .describe('The current year in Baku unless given.')
      .transform((year) => year ?? carDefaults.year()),
    capacity: wholeNumberInput('capacity', carLimits.capacity).default(carDefaults.capacity),
    /** Max large suitcases; null: unknown; absent: the stored number stays. */
    luggageLarge: wholeNumberInput('luggageLarge', carLimits.luggageLarge).nullish(),
    categoryId: idInput('categoryId.required'),
    /** Starting price in USD. */
    basePrice: amountInput('basePrice'),
    /** If false, the car is not on the site and visitors can't book it. */
    isAvailable: z.boolean('isAvailable.invalid').default(true),
    ...photosOfRecord(carLimits.photos),
  })
  .meta({ id: 'CarRequest' });
export type CarRequest = z.infer<typeof carRequest>;

export const carResponse = z
  .object({
    id: z.uuid(),
    brand: z.string(),
    model: z.string(),
    year: z.number().int(),
    /** Passengers. */
    capacity: z.number().int(),
    /** Max large suitcases in addition to the passengers; null if staff have not set it. */
    luggageLarge: z.number().int().nullable().default(null),
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

/** A car in staff's responses. */
export const staffCarResponse = carResponse.extend(recordMetadata).meta({ id: 'StaffCar' });
export type StaffCarResponse = z.infer<typeof staffCarResponse>;

export const listCarsQuery = z.object({ categoryId: idInput('categoryId.invalid').optional() });
export type ListCarsQuery = z.infer<typeof listCarsQuery>;
