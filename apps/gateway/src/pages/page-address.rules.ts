import { defaultLanguage, languages } from '@chauffeur/contracts/languages/languages';
import { isFilePath } from '@chauffeur/contracts/site-pages';
import { isDecodable } from '@chauffeur/service-kit';
import { isKnownPage } from './known-page.rules.js';

/** A page, or the data of a page. */
export interface PageOfSite {
  readonly kind: 'page';
  readonly path: string;
  /** Addresses that match no page share one cache entry. Of a page's data only known parts are cached. */
  readonly cached: 'as found' | 'as not found' | 'never';
  /** The address can't be decoded: it gets the not-found page with status 400. */
  readonly isMalformed?: true;
}

/** What a public URL refers to. */
export type PageAddress =
  | PageOfSite
  | { readonly kind: 'file'; readonly path: string }
  /** A non-canonical spelling, with the address to redirect to. */
  | { readonly kind: 'moved'; readonly location: string };

/** The sitemap is the only file that is rendered from the catalogue; it is cached as a page. */
const sitemapPath = '/sitemap.xml';
/** In characters. */
const maxPathLength = 300;

/**
 * Resolves a URL. A page is the same for every visitor, so its query is dropped: it would only create endless cache
 * keys. The router's `_routes`, which names the parts of a page's data, stays.
 */
export function pageAddressOf(url: string): PageAddress {
  // A URL that starts with two slashes would be parsed as a host.
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

/** Returns the one page for all addresses that match no page, in the language of the address. */
export function notFoundPage(path: string): PageOfSite {
  const language = languages.find((one) => one !== defaultLanguage && path.startsWith(`/${one}/`));
  const ending = path.endsWith('.data') ? '.data' : '';
  return {
    kind: 'page',
    path: `${language ? `/${language}` : ''}/not-found${ending}`,
    cached: 'as not found',
  };
}

/** Returns the canonical path: no needless escapes or empty segments, and lower case unless it is a file. */
function canonicalPath(pathname: string): string {
  const path = `/${unescaped(pathname).split('/').filter(Boolean).join('/')}`;
  return isFilePath(path) ? path : path.toLowerCase();
}

/** Decodes needless escapes (RFC 3986, 6.2.2.2): otherwise each spelling of an id or a file would get a cache entry. */
function unescaped(pathname: string): string {
  return pathname.replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
}
