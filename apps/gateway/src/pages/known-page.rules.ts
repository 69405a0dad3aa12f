import { defaultLanguage, languages } from '@chauffeur/contracts/languages/languages';
import { sitePages } from '@chauffeur/contracts/site-pages';

const patterns = Object.entries<string>(sitePages).map(([name, path]) => ({
  name,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/**
 * Whether the site has a page at `path`, and `routes` (the parts of its data that the router requests) are parts of it.
 * Only such responses are cached: clients can make up any number of other addresses.
 */
export function isKnownPage(path: string, routes: string | null): boolean {
  const [first = '', ...others] = pagePathOf(path).slice(1).split('/');
  const prefix = languages.find((language) => language !== defaultLanguage && language === first);
  const below = (prefix ? others : [first, ...others]).join('/');
  const page = patterns.find(({ pattern }) => pattern.test(below));
  if (!page) return false;
  if (routes === null) return true;
  const language = prefix ?? defaultLanguage;
  const parts = new Set(['root', `${language}/layout`, `${language}/${page.name}`]);
  const wanted = routes.split(',');
  return new Set(wanted).size === wanted.length && wanted.every((part) => parts.has(part));
}

/** Returns the page's path for the path of its data: `/cars` for `/cars.data`, and `/` for `/_.data`. */
function pagePathOf(path: string): string {
  return path.replace(/\.data$/, '').replace(/^\/_(root)?$/, '/');
}
