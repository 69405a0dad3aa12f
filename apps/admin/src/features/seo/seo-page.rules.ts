import { defaultLanguage, languages, type Language } from '@chauffeur/contracts/languages';

/** The pages that every site has: those not yet configured are offered first. */
const coreSeoPages = ['/', '/services', '/cars', '/tours', '/about', '/contact', '/booking'] as const;

/** A public page in one language. */
export interface SeoPageKey {
  readonly pagePath: string;
  readonly language: Language;
}

/** The core pages that have no SEO settings yet, by language; paths are compared without regard to case. */
export function missingCorePages(configured: readonly SeoPageKey[]): SeoPageKey[] {
  const keyOf = ({ pagePath, language }: SeoPageKey) => `${language} ${pagePath.toLowerCase()}`;
  const known = new Set(configured.map(keyOf));
  return languages
    .flatMap((language) => coreSeoPages.map((pagePath) => ({ pagePath, language })))
    .filter((page) => !known.has(keyOf(page)));
}

/** Where visitors see the page: those of the default language have no prefix. */
export function publicAddress({ pagePath, language }: SeoPageKey): string {
  if (language === defaultLanguage) return pagePath;
  return pagePath === '/' ? `/${language}` : `/${language}${pagePath}`;
}

/** The page and its language as one name: `/cars · EN`. */
export function pageName({ pagePath, language }: SeoPageKey): string {
  return `${pagePath} · ${language.toUpperCase()}`;
}
