import { z } from 'zod';
import { halfHoursInput, wholeNumberInput } from '../inputs/number-input.js';
import { idInput } from '../http/id-input.js';
import { recordMetadata } from '../http/record.js';
import { usdAmount } from '../money/money.js';
import { optionalText, requiredText } from '../inputs/text.js';
import { imageResponse, photoResponse } from './media/image.js';
import { photosOfRecord } from './media/photo-request.js';
import { serviceTypeResponse } from './service-type.js';
import { optionalVideoLink } from './media/video-id.js';

/** The kinds of service; an airport transfer requires direction and flight number. */
export const serviceKinds = ['airport_transfer', 'city_tour', 'group_tour', 'business_transfer'] as const;
export const serviceKind = z.enum(serviceKinds);
export type ServiceKind = z.infer<typeof serviceKind>;

/** Limits of the specification; max values are those of the database's columns. */
export const serviceLimits = {
  durationHours: { min: 0.5, max: 9_999.5 },
  basePrice: { min: 0, max: 9_999_999_999 },
  photos: 10,
} as const;

/** Default values of a new service. */
export const serviceDefaults = { durationHours: 1 } as const;

/** A service that staff enter (specification, sections 3 and 5 of the back office). */
export const serviceRequest = z
  .object({
    name: requiredText('name', 200),
    nameRu: optionalText('nameRu', 200),
    description: requiredText('description', 5_000),
    descriptionRu: optionalText('descriptionRu', 5_000),
    /** The kind, which determines the required fields of a booking. */
    serviceType: z.enum(serviceKinds, 'serviceType.required'),
    serviceTypeId: idInput('serviceTypeId.required'),
    durationHours: halfHoursInput('durationHours', serviceLimits.durationHours).default(
      serviceDefaults.durationHours,
    ),
    /** Starting price in whole USD. */
    basePrice: wholeNumberInput('basePrice', serviceLimits.basePrice),
    youtubeUrl: optionalVideoLink('youtubeUrl', 300),
    ...photosOfRecord(serviceLimits.photos),
  })
  .meta({ id: 'ServiceRequest' });
export type ServiceRequest = z.infer<typeof serviceRequest>;

export const serviceResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameRu: z.string().nullable(),
    description: z.string(),
    descriptionRu: z.string().nullable(),
    /** The kind, which determines the required fields of a booking. */
    serviceType: serviceKind,
    serviceTypeId: z.uuid(),
    /** The service type: name, icon, colour. */
    serviceTypeDetails: serviceTypeResponse,
    durationHours: z.number(),
    /** Starting price in USD; never enters a booking's total. */
    basePrice: usdAmount,
    youtubeUrl: z.string().nullable(),
    image: imageResponse.nullable(),
    photos: z.array(photoResponse),
  })
  .meta({ id: 'Service' });
export type ServiceResponse = z.infer<typeof serviceResponse>;

/** A service in staff's responses. */
export const staffServiceResponse = serviceResponse.extend(recordMetadata).meta({ id: 'StaffService' });
export type StaffServiceResponse = z.infer<typeof staffServiceResponse>;
