import { defaultLanguage, languages } from '@chauffeur/contracts/languages';
import { isFilePath } from '@chauffeur/contracts/site-pages';
import { isDecodable } from '@chauffeur/service-kit';
import { isKnownPage } from './known-page.rules.js';

/** A page, or its data. */
export interface PageOfSite {
  readonly kind: 'page';
  readonly path: string;
  /** All addresses that no page has are one page; of a page's data only known parts have a place in the cache. */
  readonly cached: 'as found' | 'as not found' | 'never';
  /** An address that can't be decoded: the page of what is not found, with 400. */
  readonly isMalformed?: true;
}

/** What a public URL names. */
export type PageAddress =
  | PageOfSite
  | { readonly kind: 'file'; readonly path: string }
  /** Another spelling of an address, with the one to go to. */
  | { readonly kind: 'moved'; readonly location: string };

/** The one file that is rendered of the catalogue, and cached as its pages are. */
const sitemapPath = '/sitemap.xml';
/** In characters. */
const maxPathLength = 300;

/**
 * A page is the same for every visitor, so its query is left off: it would only make endless cache keys. The router's
 * own `_routes`, which names the part of a page's data, stays.
 */
export function pageAddressOf(url: string): PageAddress {
  // Two slashes at the start would begin a host.
  const { pathname, search, searchParams } = new URL(url.startsWith('/') ? `http://site${url}` : url);
  if (pathname.length > maxPathLength) return notFoundPage('/');
  const path = canonicalPath(pathname);
  if (!isFilePath(path) && !isDecodable(path)) return { ...notFoundPage(path), isMalformed: true };
  if (path !== pathname) return { kind: 'moved', location: path + search };
  if (path === sitemapPath) return { kind: 'page', path, cached: 'as found' };
  if (isFilePath(path)) return { kind: 'file', path };
  const routes = path.endsWith('.data') ? searchParams.get('_routes') : null;
  if (!isKnownPage(path, null) || (routes !== null && routes.length > maxPathLength))
    return notFoundPage(path);
  return {
    kind: 'page',
    cached: isKnownPage(path, routes) ? 'as found' : 'never',
    path: routes === null ? path : `${path}?_routes=${encodeURIComponent(routes)}`,
  };
}

/** One page for all addresses that no page has, in the language of the address. */
export function notFoundPage(path: string): PageOfSite {
  const language = languages.find((one) => one !== defaultLanguage && path.startsWith(`/${one}/`));
  const ending = path.endsWith('.data') ? '.data' : '';
  return {
    kind: 'page',
    path: `${language ? `/${language}` : ''}/not-found${ending}`,
    cached: 'as not found',
  };
}

/** One spelling for each address: nothing escaped that need not be, no empty segments, and lower case where it names no file. */
function canonicalPath(pathname: string): string {
  const path = `/${unescaped(pathname).split('/').filter(Boolean).join('/')}`;
  return isFilePath(path) ? path : path.toLowerCase();
}

/** Without escapes of what needs none (RFC 3986, 6.2.2.2): each spelling of an id or a file would have a place in the cache. */
function unescaped(pathname: string): string {
  return pathname.replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
}
