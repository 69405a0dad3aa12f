import {
  seoDefaults,
  seoSettingsChange,
  seoSettingsRequest,
  type SeoSettingsRequest,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/seo-settings-request';
import { language } from '@chauffeur/contracts/language';
import { z, type ZodType } from 'zod';
import { checkMarkup, markupText } from './schema-markup.rules';
import type { ScoredSeoSettings } from '../seo-score.rules';

/** The contract's data from the text that a person enters. */
const markupInput = z.string().transform((text, context) => {
  const check = checkMarkup(text);
  if (check.kind !== 'invalid') return check.kind === 'valid' ? check.markup : null;
  context.addIssue('schemaMarkup.invalid');
  return z.NEVER;
});

const newSettings = seoSettingsRequest.extend({ schemaMarkup: markupInput });

// Page and language stay unchanged: they may be older than today's rules for them.
const changedSettings = seoSettingsChange.extend({
  pagePath: z.string(),
  language,
  schemaMarkup: markupInput,
});

export type SeoFormValues = z.input<typeof newSettings>;

/** The rules of the form: the contract's, with the markup as text. */
export function seoFormRules(isNew: boolean): ZodType<SeoSettingsRequest, SeoFormValues> {
  return isNew ? newSettings : changedSettings;
}

/** What a new form starts with. */
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

/** A stored record as the form edits it. */
export function seoFormValuesOf(settings: StaffSeoSettingsResponse): SeoFormValues {
  return { ...settings, schemaMarkup: markupText(settings.schemaMarkup) };
}

/** The input so far as score and previews read it; markup that is no JSON counts as none. */
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
