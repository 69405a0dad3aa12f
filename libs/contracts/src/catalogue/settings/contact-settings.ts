import { z } from 'zod';

export const contactSettingsResponse = z
  .object({
    id: z.uuid(),
    companyName: z.string(),
    phonePrimary: z.string(),
    phoneWhatsapp: z.string(),
    emailInfo: z.string(),
    emailSupport: z.string(),
    address: z.string(),
    addressRu: z.string().nullable(),
    city: z.string(),
    cityRu: z.string().nullable(),
    country: z.string(),
    countryRu: z.string().nullable(),
    websiteUrl: z.string(),
    businessHours: z.string(),
    businessHoursRu: z.string().nullable(),
    emergencyContact: z.string().nullable(),
    /** Links by network, for example `{ "instagram": "https://…" }`. */
    socialMedia: z.record(z.string(), z.string()),
    googleReviewUrl: z.string().nullable(),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactSettings' });
export type ContactSettingsResponse = z.infer<typeof contactSettingsResponse>;
