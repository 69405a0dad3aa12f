import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import type { Gateway } from '../api/gateway';

/** The active SEO settings of all pages; the lookup of a path ignores case. */
export interface SeoRows {
  all: SeoSettingsResponse[];
  of(path: string, language: Language): SeoSettingsResponse | undefined;
}

export async function readSeoRows(gateway: Gateway): Promise<SeoRows> {
  const responses = await Promise.all(
    languages.map((language) => gateway.readOr<SeoSettingsResponse[]>(`/api/seo?language=${language}`, [])),
  );
  return seoRows(responses.flat());
}

/** Returns the active settings of one page by language. */
export async function readPageRows(
  gateway: Gateway,
  pagePath: string,
): Promise<Partial<Record<Language, SeoSettingsResponse>>> {
  const rows = await Promise.all(
    languages.map(async (language) => {
      const query = new URLSearchParams({ language, pagePath });
      const found = await gateway.readOr<SeoSettingsResponse[]>(`/api/seo?${query}`, []);
      return [language, found.find(({ isActive }) => isActive)] as const;
    }),
  );
  return Object.fromEntries(rows.filter(([, row]) => row !== undefined));
}

/** Returns whether a page with these robots directives may be in search results. */
export function mayBeIndexed(robots: string): boolean {
  return !robots.startsWith('noindex');
}

/** Returns whether a page is the one that search engines show, and no copy of the page at its canonical address. */
export function isCanonical(row: SeoSettingsResponse | undefined, address: string): boolean {
  return !row?.canonicalUrl || new URL(row.canonicalUrl, address).href === new URL(address).href;
}

export function seoRows(rows: SeoSettingsResponse[]): SeoRows {
  const all = rows.filter(({ isActive }) => isActive);
  const keyOf = (path: string, language: Language) => `${language} ${path.toLowerCase()}`;
  const byPage = new Map(all.map((row) => [keyOf(row.pagePath, row.language), row] as const));
  return { all, of: (path, language) => byPage.get(keyOf(path, language)) };
}
