import { z } from 'zod';
import { language } from '../../languages/language.js';
import { textInput } from '../../inputs/text.js';

export const changeFrequencies = [
  'always',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'never',
] as const;
export const changeFrequency = z.enum(changeFrequencies, 'changeFrequency.invalid');

export const robotsDirectives = [
  'index, follow',
  'index, nofollow',
  'noindex, follow',
  'noindex, nofollow',
] as const;
export const robotsDirective = z.enum(robotsDirectives, 'robots.invalid');

export const seoSettingsResponse = z
  .object({
    id: z.uuid(),
    pagePath: z.string(),
    language,
    metaTitle: z.string(),
    metaDescription: z.string(),
    metaKeywords: z.string().nullable(),
    ogTitle: z.string().nullable(),
    ogDescription: z.string().nullable(),
    ogImageUrl: z.string().nullable(),
    twitterTitle: z.string().nullable(),
    twitterDescription: z.string().nullable(),
    twitterImageUrl: z.string().nullable(),
    canonicalUrl: z.string().nullable(),
    robots: robotsDirective,
    /** Sitemap priority, 0.0 to 1.0. */
    priority: z.number(),
    changeFrequency,
    schemaMarkup: z.record(z.string(), z.unknown()).nullable(),
    isActive: z.boolean(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'SeoSettings' });
export type SeoSettingsResponse = z.infer<typeof seoSettingsResponse>;

/** Query for SEO settings. Language defaults to English (specification, constants); the path ignores case. */
export const listSeoSettingsQuery = z.object({
  language: language.default('en'),
  pagePath: textInput('pagePath').max(300, 'pagePath.tooLong').optional(),
});
export type ListSeoSettingsQuery = z.infer<typeof listSeoSettingsQuery>;
