import type { SeoSettingsRequest } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import type { Control } from 'react-hook-form';
import type { seoInputOf, SeoFormValues } from './seo-form.rules';

export type SeoControl = Control<SeoFormValues, unknown, SeoSettingsRequest>;

/** The input so far, as the score reads it. */
export type SeoFormInput = ReturnType<typeof seoInputOf>;
