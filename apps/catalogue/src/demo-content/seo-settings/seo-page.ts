import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import type { Language } from '@chauffeur/contracts/languages/languages';

/** A page's metadata for the sitemap and robots. */
export interface SeoPage {
  readonly pagePath: string;
  /** 0.0 to 1.0. */
  readonly priority: number;
  readonly changeFrequency: SeoSettingsResponse['changeFrequency'];
  readonly robots: SeoSettingsResponse['robots'];
}

/** A page's SEO texts in one language. */
export interface SeoText {
  /** 30 to 60 characters, which search engines show in full. */
  readonly metaTitle: string;
  /** 120 to 160 characters. */
  readonly metaDescription: string;
  /** Separated by commas. */
  readonly metaKeywords: string;
  /** For link previews and posts, which call for a shorter and warmer line. */
  readonly socialTitle: string;
  readonly socialDescription: string;
}

export type SeoTexts = Readonly<Record<string, SeoText>>;
export type SeoTextsByLanguage = Readonly<Record<Language, SeoTexts>>;
