import {
  seoDefaults,
  seoSettingsChange,
  seoSettingsRequest,
  type SeoSettingsRequest,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { language } from '@chauffeur/contracts/languages/language';
import { z, type ZodType } from 'zod';
import { checkMarkup, markupText } from './schema-markup.rules';
import type { ScoredSeoSettings } from '../seo-score.rules';

/** Converts the entered text to the contract's data. */
const markupInput = z.string().transform((text, context) => {
  const check = checkMarkup(text);
  if (check.kind !== 'invalid') return check.kind === 'valid' ? check.markup : null;
  context.addIssue(check.code);
  return z.NEVER;
});

const newSettings = seoSettingsRequest.extend({ schemaMarkup: markupInput });

// A stored page and language can't change, and may not meet the current rules for new ones.
const changedSettings = seoSettingsChange.extend({
  pagePath: z.string(),
  language,
  schemaMarkup: markupInput,
});

export type SeoFormValues = z.input<typeof newSettings>;

/** The rules of the contract, with the markup as text. */
export function seoFormRules(isNew: boolean): ZodType<SeoSettingsRequest, SeoFormValues> {
  return isNew ? newSettings : changedSettings;
}

export function blankSeoForm(start: Partial<StaffSeoSettingsResponse> | undefined): SeoFormValues {
  return {
    pagePath: start?.pagePath ?? '',
    language: start?.language ?? 'en',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    ogTitle: '',
    ogDescription: '',
    ogImageUrl: '',
    twitterTitle: '',
    twitterDescription: '',
    twitterImageUrl: '',
    canonicalUrl: '',
    schemaMarkup: '',
    ...seoDefaults,
  };
}

export function seoFormValuesOf(settings: StaffSeoSettingsResponse): SeoFormValues {
  return { ...settings, schemaMarkup: markupText(settings.schemaMarkup) };
}

/** Returns the input so far for score and previews. Invalid JSON counts as no markup. */
export function seoInputOf(values: Partial<SeoFormValues>) {
  const { metaTitle = '', metaDescription = '', robots = seoDefaults.robots, schemaMarkup = '' } = values;
  const check = checkMarkup(schemaMarkup);
  return {
    ...values,
    metaTitle,
    metaDescription,
    robots,
    schemaMarkup: check.kind === 'valid' ? check.markup : null,
  } satisfies ScoredSeoSettings;
}
