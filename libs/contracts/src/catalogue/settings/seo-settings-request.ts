import { z } from 'zod';
import { recordMetadata } from '../../http/record.js';
import { language } from '../../languages/language.js';
import {
  hasOnlyValidText,
  optionalText,
  optionalWebAddress,
  requiredText,
  textInput,
} from '../../inputs/text.js';
import { changeFrequency, robotsDirective, seoSettingsResponse } from './seo-settings.js';

/** Default values of new settings. */
export const seoDefaults = {
  robots: 'index, follow',
  priority: 0.5,
  changeFrequency: 'weekly',
  isActive: true,
} as const;

/**
 * The path of a page on the site, with its leading slash, without query. A trailing slash is dropped. Pages have the same path
 * in every language, so that /ru is rejected as `pagePath.hasLanguage`.
 */
const pagePath = requiredText('pagePath', 300)
  .regex(/^\/(?!\/)[^\s?#\\]*$/, { error: 'pagePath.invalid', abort: true })
  .refine((path) => !/^\/ru(\/|$)/i.test(path), 'pagePath.hasLanguage')
  .transform((path) => path.replace(/\/+$/, '') || '/');

const editableSeoFields = {
  metaTitle: requiredText('metaTitle', 300),
  metaDescription: requiredText('metaDescription', 1000),
  metaKeywords: optionalText('metaKeywords', 1000),
  ogTitle: optionalText('ogTitle', 300),
  ogDescription: optionalText('ogDescription', 1000),
  ogImageUrl: optionalWebAddress('ogImageUrl', 500),
  twitterTitle: optionalText('twitterTitle', 300),
  twitterDescription: optionalText('twitterDescription', 1000),
  twitterImageUrl: optionalWebAddress('twitterImageUrl', 500),
  canonicalUrl: optionalWebAddress('canonicalUrl', 500),
  robots: robotsDirective.default(seoDefaults.robots),
  /** Sitemap priority, 0.0 to 1.0 in steps of 0.1. */
  priority: z
    .number('priority.invalid')
    .min(0, 'priority.outOfRange')
    .max(1, 'priority.outOfRange')
    .multipleOf(0.1, 'priority.notTenths')
    .default(seoDefaults.priority),
  changeFrequency: changeFrequency.default(seoDefaults.changeFrequency),
  /** schema.org data as an object with its `@context`, without which no search engine reads it; or null. */
  schemaMarkup: z
    .record(textInput('schemaMarkup'), z.unknown(), 'schemaMarkup.invalid')
    .refine(hasOnlyValidText, { error: 'schemaMarkup.invalid', abort: true })
    .refine((markup) => Boolean(markup['@context']), 'schemaMarkup.noContext')
    .nullish()
    .transform((markup) => markup ?? null),
  isActive: z.boolean('isActive.invalid').default(seoDefaults.isActive),
} as const;

/** New SEO settings. Only one record per page and language, ignoring the path's case, else `seoSettings.pathTaken`. */
export const seoSettingsRequest = z
  .object({ pagePath, language: language.default('en'), ...editableSeoFields })
  .meta({ id: 'SeoSettingsRequest' });
export type SeoSettingsRequest = z.infer<typeof seoSettingsRequest>;

/** A change of SEO settings. Page and language can't be changed and are dropped if sent. */
export const seoSettingsChange = z.object(editableSeoFields).meta({ id: 'SeoSettingsChange' });
export type SeoSettingsChange = z.infer<typeof seoSettingsChange>;

/** SEO settings in staff's responses. */
export const staffSeoSettingsResponse = seoSettingsResponse
  .extend(recordMetadata)
  .meta({ id: 'StaffSeoSettings' });
export type StaffSeoSettingsResponse = z.infer<typeof staffSeoSettingsResponse>;
