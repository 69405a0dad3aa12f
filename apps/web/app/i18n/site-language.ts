import { defaultLanguage, languages, type Language } from '@chauffeur/contracts/languages';

/** What addresses of a language begin with: `/ru`; nothing for the default language. */
function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** The language of an address. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/', 2)[1];
  return languages.find((language) => language === first && language !== defaultLanguage) ?? defaultLanguage;
}

/** The address without its language: `/ru/cars` and `/cars` are both `/cars`. */
export function pagePathOf(pathname: string): string {
  const path = pathname.slice(prefixOf(languageOfPath(pathname)).length);
  return path.length > 1 ? path.replace(/\/+$/, '') : '/';
}

/** The address of a page in a language; `pagePath` is that of the default language. */
export function localisedPath(pagePath: string, language: Language): string {
  return pagePath === '/' ? prefixOf(language) || '/' : prefixOf(language) + pagePath;
}
