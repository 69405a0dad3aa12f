import { z } from 'zod';
import { halfHoursInput } from '../inputs/number-input.js';
import { recordMetadata } from '../http/record.js';
import { amountInput, usdAmount } from '../money/money.js';
import { isVisible, optionalText, requiredText, textInput } from '../inputs/text.js';
import { imageResponse, photoResponse } from './media/image.js';
import { photosOfRecord } from './media/photo-request.js';
import { optionalVideoLink } from './media/video-id.js';

/** Limits of the specification; max duration is that of the database's column. */
export const tourLimits = { durationHours: { min: 1, max: 9_999.5 }, destinations: 50, photos: 10 } as const;

/** Default values of a new tour. */
export const tourDefaults = { durationHours: 8 } as const;

/** Names of places, as a list or comma-separated from a form's field. Blank ones are dropped. */
function placeNames(field: string) {
  return z
    .union([z.string().transform((text) => text.split(',')), z.array(z.string())], `${field}.required`)
    .transform((names) => names.map((name) => name.trim()).filter(isVisible))
    .pipe(
      z.array(textInput(field).max(120, `${field}.tooLong`)).max(tourLimits.destinations, `${field}.tooMany`),
    );
}

/** A tour that staff enter (specification, sections 3 and 5 of the back office). */
export const tourRequest = z
  .object({
    name: requiredText('name', 200),
    nameRu: optionalText('nameRu', 200),
    description: requiredText('description', 5_000),
    descriptionRu: optionalText('descriptionRu', 5_000),
    durationHours: halfHoursInput('durationHours', tourLimits.durationHours).default(
      tourDefaults.durationHours,
    ),
    /** Starting price in USD. */
    basePrice: amountInput('basePrice'),
    destinations: placeNames('destinations').refine((names) => names.length > 0, 'destinations.required'),
    destinationsRu: placeNames('destinationsRu').default([]),
    youtubeUrl: optionalVideoLink('youtubeUrl', 300),
    ...photosOfRecord(tourLimits.photos),
  })
  .meta({ id: 'TourRequest' });
export type TourRequest = z.infer<typeof tourRequest>;

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

/** A tour in staff's responses. */
export const staffTourResponse = tourResponse.extend(recordMetadata).meta({ id: 'StaffTour' });
export type StaffTourResponse = z.infer<typeof staffTourResponse>;
