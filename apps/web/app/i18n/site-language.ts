import type { Language } from '@chauffeur/contracts';

/** Russian pages live under this prefix; the others are English. */
export const russianPrefix = '/ru';

/** The language of an address. */
export function languageOfPath(pathname: string): Language {
  return pathname === russianPrefix || pathname.startsWith(`${russianPrefix}/`) ? 'ru' : 'en';
}

/** The address without its language: `/ru/cars` and `/cars` are both `/cars`. */
export function pagePathOf(pathname: string): string {
  const path = languageOfPath(pathname) === 'ru' ? pathname.slice(russianPrefix.length) : pathname;
  return path.length > 1 ? path.replace(/\/+$/, '') : '/';
}

/** The address of a page in a language; `pagePath` is the English one. */
export function localisedPath(pagePath: string, language: Language): string {
  if (language === 'en') return pagePath;
  return pagePath === '/' ? russianPrefix : `${russianPrefix}${pagePath}`;
}
