import { z } from 'zod';
import { imageResponse } from './image.js';

export const categoryResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameRu: z.string().nullable(),
    description: z.string(),
    descriptionRu: z.string().nullable(),
    /** Whole USD. */
    basePricePerHour: z.number().int(),
    image: imageResponse.nullable(),
  })
  .meta({ id: 'Category' });
export type CategoryResponse = z.infer<typeof categoryResponse>;
