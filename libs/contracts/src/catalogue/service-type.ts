import { z } from 'zod';
import { wholeNumberInput } from '../inputs/number-input.js';
import { recordMetadata } from '../http/record.js';
import { optionalText, requiredText } from '../inputs/text.js';
import { pricePerHourLimits } from './category.js';
import { chosenImage } from './media/image-request.js';
import { imageResponse } from './media/image.js';

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
export const serviceTypeIcon = z.enum(serviceTypeIcons, 'icon.invalid');
export type ServiceTypeIcon = z.infer<typeof serviceTypeIcon>;

/** Default values of a new service type. */
export const serviceTypeDefaults = { icon: 'MapPin', color: '#6B7280' } as const;

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

/** A service type that staff enter; its name must be unique, ignoring case, else `serviceType.nameTaken`. */
export const serviceTypeRequest = z
  .object({
    name: requiredText('name', 120),
    nameRu: optionalText('nameRu', 120),
    description: requiredText('description', 2000),
    descriptionRu: optionalText('descriptionRu', 2000),
    icon: serviceTypeIcon.default(serviceTypeDefaults.icon),
    /** #RRGGBB. */
    color: z
      .string('color.invalid')
      .regex(/^#[0-9a-f]{6}$/i, 'color.invalid')
      .toUpperCase()
      .default(serviceTypeDefaults.color),
    /** Whole USD. */
    basePricePerHour: wholeNumberInput('basePricePerHour', pricePerHourLimits)
      .nullish()
      .transform((price) => price ?? null),
    ...chosenImage,
  })
  .meta({ id: 'ServiceTypeRequest' });
export type ServiceTypeRequest = z.infer<typeof serviceTypeRequest>;

/** A service type in staff's responses. */
export const staffServiceTypeResponse = serviceTypeResponse
  .extend(recordMetadata)
  .meta({ id: 'StaffServiceType' });
export type StaffServiceTypeResponse = z.infer<typeof staffServiceTypeResponse>;
