import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/seo-settings';
import type { Language } from '@chauffeur/contracts/languages';

/** How much a page matters in the sitemap. */
export interface SeoPage {
  readonly pagePath: string;
  /** 0.0 to 1.0. */
  readonly priority: number;
  readonly changeFrequency: SeoSettingsResponse['changeFrequency'];
  readonly robots: SeoSettingsResponse['robots'];
}

/** What a page says about itself in one language. */
export interface SeoText {
  /** 30 to 60 characters, as search engines show it. */
  readonly metaTitle: string;
  /** 120 to 160 characters. */
  readonly metaDescription: string;
  /** Separated by commas. */
  readonly metaKeywords: string;
  /** For link previews and posts, where a shorter and warmer line reads better. */
  readonly socialTitle: string;
  readonly socialDescription: string;
}

export type SeoTexts = Readonly<Record<string, SeoText>>;
export type SeoTextsByLanguage = Readonly<Record<Language, SeoTexts>>;
