import { defaultLanguage, languages } from '@chauffeur/contracts/languages';
import { sitePages } from '@chauffeur/contracts/site-pages';

const patterns = Object.entries<string>(sitePages).map(([name, path]) => ({
  name,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/**
 * Whether the site has a page of this path, and `routes`, the parts of its data that the router wants, are parts of
 * that page. Only such responses are cached: anyone can think of other addresses without end.
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

/** The page's own path where `path` is that of its data: `/cars.data`; of the page `/` the router asks as `/_.data`. */
function pagePathOf(path: string): string {
  return path.replace(/\.data$/, '').replace(/^\/_(root)?$/, '/');
}
