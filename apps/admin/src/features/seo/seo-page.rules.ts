import { defaultLanguage, languages, type Language } from '@chauffeur/contracts/languages/languages';

/** The pages that every site has. Those not configured yet are offered first. */
const coreSeoPages = ['/', '/services', '/cars', '/tours', '/about', '/contact', '/booking'] as const;

/** A public page in one language. */
export interface SeoPageKey {
  readonly pagePath: string;
  readonly language: Language;
}

/** Returns the core pages without SEO settings, by language. Paths are compared case-insensitively. */
export function missingCorePages(configured: readonly SeoPageKey[]): SeoPageKey[] {
  const keyOf = ({ pagePath, language }: SeoPageKey) => `${language} ${pagePath.toLowerCase()}`;
  const known = new Set(configured.map(keyOf));
  return languages
    .flatMap((language) => coreSeoPages.map((pagePath) => ({ pagePath, language })))
    .filter((page) => !known.has(keyOf(page)));
}

/** Returns the path on the public site. Pages in the default language have no prefix. */
export function publicAddress({ pagePath, language }: SeoPageKey): string {
  if (language === defaultLanguage) return pagePath;
  return pagePath === '/' ? `/${language}` : `/${language}${pagePath}`;
}

/** Names a page and its language: `/cars · EN`. */
export function pageName({ pagePath, language }: SeoPageKey): string {
  return `${pagePath} · ${language.toUpperCase()}`;
}
