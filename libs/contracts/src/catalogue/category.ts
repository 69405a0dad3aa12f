import { z } from 'zod';
import { wholeNumberInput } from '../inputs/number-input.js';
import { idInput } from '../http/id-input.js';
import { recordMetadata } from '../http/record.js';
import { optionalText, requiredText } from '../inputs/text.js';
import { chosenImage } from './media/image-request.js';
import { imageResponse } from './media/image.js';

/** Whole USD; max is that of the database's column. */
export const pricePerHourLimits = { min: 0, max: 2_147_483_647 } as const;

/** Limits of a category's position in lists; equal ones sort by name. */
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
    /** Smaller comes first; absent from catalogues of the previous release. */
    displayOrder: z.number().int().default(0),
    image: imageResponse.nullable(),
  })
  .meta({ id: 'Category' });
export type CategoryResponse = z.infer<typeof categoryResponse>;

/** A category that staff enter; its name must be unique, ignoring case, else `category.nameTaken`. */
export const categoryRequest = z
  .object({
    name: requiredText('name', 120),
    nameRu: optionalText('nameRu', 120),
    description: requiredText('description', 2000),
    descriptionRu: optionalText('descriptionRu', 2000),
    /** Whole USD. */
    basePricePerHour: wholeNumberInput('basePricePerHour', pricePerHourLimits),
    /** Absent from clients of the previous release: it stays unchanged, and is 0 for a new category. */
    displayOrder: wholeNumberInput('displayOrder', categoryOrderLimits).optional(),
    ...chosenImage,
  })
  .meta({ id: 'CategoryRequest' });
export type CategoryRequest = z.infer<typeof categoryRequest>;

/** A category in staff's responses. */
export const staffCategoryResponse = categoryResponse.extend(recordMetadata).meta({ id: 'StaffCategory' });
export type StaffCategoryResponse = z.infer<typeof staffCategoryResponse>;

/**
 * The gateway's command to the catalogue to remove a category, with its cars, which have no bookings. Rejected as
 * `record.stale` if the category has other cars by now.
 */
export const removeCategoryCommand = z.object({ freeCarIds: z.array(idInput('freeCarIds.invalid')) });
export type RemoveCategoryCommand = z.infer<typeof removeCategoryCommand>;
