import { z } from 'zod';
import { recordMetadata } from '../../http/record.js';
import {
  emailAddress,
  optionalText,
  optionalWebAddress,
  requiredText,
  textInput,
  webAddress,
} from '../../inputs/text.js';
import { contactSettingsResponse } from './contact-settings.js';

/** Links by network. Others are rejected as `socialMedia.invalid`; the field of a single link is `socialMedia.<network>`. */
const socialMediaLinks = z
  .record(
    textInput('socialMedia').trim().min(1, 'socialMedia.invalid').max(40, 'socialMedia.invalid'),
    textInput('socialMedia')
      .trim()
      .max(500, 'socialMedia.invalid')
      .refine((link) => webAddress('link', 500).safeParse(link).success, 'socialMedia.invalid'),
    'socialMedia.invalid',
  )
  .nullish()
  .transform((links) => links ?? {});

/** Contact settings that staff enter. Activating one record deactivates all others. */
export const contactSettingsRequest = z
  .object({
    companyName: requiredText('companyName', 200),
    websiteUrl: webAddress('websiteUrl', 300),
    phonePrimary: requiredText('phonePrimary', 40),
    phoneWhatsapp: requiredText('phoneWhatsapp', 40),
    emailInfo: emailAddress('emailInfo'),
    emailSupport: emailAddress('emailSupport'),
    address: requiredText('address', 300),
    addressRu: optionalText('addressRu', 300),
    city: requiredText('city', 120),
    cityRu: optionalText('cityRu', 120),
    country: requiredText('country', 120),
    countryRu: optionalText('countryRu', 120),
    businessHours: requiredText('businessHours', 200),
    businessHoursRu: optionalText('businessHoursRu', 200),
    emergencyContact: optionalText('emergencyContact', 120),
    socialMedia: socialMediaLinks,
    googleReviewUrl: optionalWebAddress('googleReviewUrl', 300),
    isActive: z.boolean('isActive.invalid').default(true),
  })
  .meta({ id: 'ContactSettingsRequest' });
export type ContactSettingsRequest = z.infer<typeof contactSettingsRequest>;

/** Contact settings in staff's responses. */
export const staffContactSettingsResponse = contactSettingsResponse
  .extend(recordMetadata)
  .meta({ id: 'StaffContactSettings' });
export type StaffContactSettingsResponse = z.infer<typeof staffContactSettingsResponse>;
