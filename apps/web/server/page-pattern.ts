import { defaultLanguage, languages } from '@chauffeur/contracts/languages/languages';
import { sitePages } from '@chauffeur/contracts/site-pages';

const prefixes = languages.map((language) => (language === defaultLanguage ? '' : `/${language}`));
const pages = prefixes.flatMap((prefix) =>
  Object.values(sitePages).map((page) => {
    const pattern = `${prefix}/${page}`.replace(/(.)\/$/, '$1');
    return { pattern, matches: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`) };
  }),
);

/** Returns the name of a page in logs, `/ru/tours/:id`. Typed addresses are not logged: they may contain anything. */
export function pagePattern(path: string): string {
  const page = path.replace(/\.data$/, '').replace(/^\/_(root)?$/, '/');
  return pages.find(({ matches }) => matches.test(page))?.pattern ?? 'another address';
}
