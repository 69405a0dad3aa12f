import type { SeoSettingsRequest } from '@chauffeur/contracts';
import type { Control } from 'react-hook-form';
import type { enteredSeo, SeoFormValues } from './seo-form.rules';

export type SeoControl = Control<SeoFormValues, unknown, SeoSettingsRequest>;

/** What is entered so far. */
export type EnteredSeo = ReturnType<typeof enteredSeo>;
