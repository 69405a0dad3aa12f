import { z } from 'zod';
import { wholeNumber } from '../entered-number.js';
import { idInput } from '../http/id-input.js';
import { recordMetadata } from '../http/record.js';
import { optionalText, requiredText } from '../text.js';
import { chosenImage } from './image-request.js';
import { imageResponse } from './image.js';

/** Whole USD; the largest is that of the database's column. */
export const pricePerHourLimits = { min: 0, max: 2_147_483_647 } as const;

/** Where a category comes in lists; those of one place come by name. */
export const categoryOrderLimits = { min: 0, max: 999 } as const;

export const categoryResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameRu: z.string().nullable(),
    description: z.string(),
    descriptionRu: z.string().nullable(),
    /** Whole USD. */
    basePricePerHour: z.number().int(),
    /** Smaller comes first; a catalogue of the version before sends none. */
    displayOrder: z.number().int().default(0),
    image: imageResponse.nullable(),
  })
  .meta({ id: 'Category' });
export type CategoryResponse = z.infer<typeof categoryResponse>;

/** A category as staff enter one; its name is unique without regard to case, else `category.nameTaken`. */
export const categoryRequest = z
  .object({
    name: requiredText('name', 120),
    nameRu: optionalText('nameRu', 120),
    description: requiredText('description', 2000),
    descriptionRu: optionalText('descriptionRu', 2000),
    /** Whole USD. */
    basePricePerHour: wholeNumber('basePricePerHour', pricePerHourLimits),
    /** Left as it is, or 0 for a new one, where a client of the version before sends none. */
    displayOrder: wholeNumber('displayOrder', categoryOrderLimits).optional(),
    ...chosenImage,
  })
  .meta({ id: 'CategoryRequest' });
export type CategoryRequest = z.infer<typeof categoryRequest>;

/** A category as staff see it. */
export const staffCategoryResponse = categoryResponse.extend(recordMetadata).meta({ id: 'StaffCategory' });
export type StaffCategoryResponse = z.infer<typeof staffCategoryResponse>;

/**
 * What the gateway hands to the catalogue to remove a category: its cars, which it has found free of bookings. The
 * catalogue rejects as `record.stale` where the category has other cars by now.
 */
export const removeCategoryCommand = z.object({ freeCarIds: z.array(idInput('freeCarIds.invalid')) });
export type RemoveCategoryCommand = z.infer<typeof removeCategoryCommand>;
