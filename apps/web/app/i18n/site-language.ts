import { defaultLanguage, languages, type Language } from '@chauffeur/contracts/languages/languages';

/** Returns the prefix of a language's addresses, `/ru`; empty for the default language. */
function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** Returns the language of an address. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1];
  return languages.find((language) => language === first && language !== defaultLanguage) ?? defaultLanguage;
}

/** Returns the address without its language prefix: `/cars` for both `/ru/cars` and `/cars`. */
export function pagePathOf(pathname: string): string {
  const path = pathname.slice(prefixOf(languageOfPath(pathname)).length);
  return path.length > 1 ? path.replace(/\/+$/, '') : '/';
}

/** Returns a page's address in a language; `pagePath` is its address in the default language. */
export function localisedPath(pagePath: string, language: Language): string {
  return pagePath === '/' ? prefixOf(language) || '/' : prefixOf(language) + pagePath;
}
