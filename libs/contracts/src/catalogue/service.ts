import { z } from 'zod';
import { usdAmount } from '../money.js';
import { imageResponse, photoResponse } from './image.js';

/** The kinds of service; an airport transfer asks for direction and flight number. */
export const serviceKinds = ['airport_transfer', 'city_tour', 'group_tour', 'business_transfer'] as const;
export const serviceKind = z.enum(serviceKinds);
export type ServiceKind = z.infer<typeof serviceKind>;

export const serviceTypeIcons = [
  'Plane',
  'MapPin',
  'Users',
  'Briefcase',
  'Car',
  'Bus',
  'Clock',
  'Star',
  'Shield',
  'Zap',
] as const;
export const serviceTypeIcon = z.enum(serviceTypeIcons);
export type ServiceTypeIcon = z.infer<typeof serviceTypeIcon>;

export const serviceTypeResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameRu: z.string().nullable(),
    description: z.string(),
    descriptionRu: z.string().nullable(),
    icon: serviceTypeIcon,
    /** #RRGGBB. */
    color: z.string(),
    /** Whole USD. */
    basePricePerHour: z.number().int().nullable(),
    image: imageResponse.nullable(),
  })
  .meta({ id: 'ServiceType' });
export type ServiceTypeResponse = z.infer<typeof serviceTypeResponse>;

export const serviceResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameRu: z.string().nullable(),
    description: z.string(),
    descriptionRu: z.string().nullable(),
    /** The kind, which decides what a booking must say. */
    serviceType: serviceKind,
    serviceTypeId: z.uuid(),
    /** The type as staff describe it: name, icon, colour. */
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
