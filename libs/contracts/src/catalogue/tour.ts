import { z } from 'zod';
import { usdAmount } from '../money.js';
import { imageResponse, photoResponse } from './image.js';

export const tourResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameRu: z.string().nullable(),
    description: z.string(),
    descriptionRu: z.string().nullable(),
    durationHours: z.number(),
    /** Starting price in USD; never enters a booking's total. */
    basePrice: usdAmount,
    destinations: z.array(z.string()),
    destinationsRu: z.array(z.string()),
    youtubeUrl: z.string().nullable(),
    image: imageResponse.nullable(),
    photos: z.array(photoResponse),
  })
  .meta({ id: 'Tour' });
export type TourResponse = z.infer<typeof tourResponse>;
