import { isKnownPage } from './known-page.rules.js';

/** What a public URL names. */
export type PageAddress =
  /** `isKnown` is false where the site has no such page, or no such part of its data. */
  | { readonly kind: 'page'; readonly path: string; readonly isKnown: boolean }
  | { readonly kind: 'file'; readonly path: string }
  /** Another spelling of an address, with the one to go to. */
  | { readonly kind: 'moved'; readonly location: string };

/** Of all addresses that no page has and that are too long to be asked for: the site's own page says so. */
const notFound: PageAddress = { kind: 'page', path: '/not-found', isKnown: false };

/** In characters. */
const maxPathLength = 300;

/**
 * A page is the same for every visitor, so its query is left off: it would only make endless cache keys. The router's
 * own `_routes`, which names the part of a page's data, stays.
 */
export function pageAddressOf(url: string): PageAddress {
  // Two slashes at the start would begin a host.
  const { pathname, search, searchParams } = new URL(url.startsWith('/') ? `http://site${url}` : url);
  if (pathname.length > maxPathLength) return notFound;
  const path = canonicalPath(pathname);
  if (path !== pathname) return { kind: 'moved', location: path + search };
  if (isFile(path)) return { kind: 'file', path };
  const routes = path.endsWith('.data') ? searchParams.get('_routes') : null;
  if (routes !== null && routes.length > maxPathLength) return notFound;
  return {
    kind: 'page',
    isKnown: isKnownPage(path, routes),
    path: routes === null ? path : `${path}?_routes=${encodeURIComponent(routes)}`,
  };
}

/** One spelling for each address: without empty segments, and in lower case where it names no file. */
function canonicalPath(pathname: string): string {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  return isFile(path) ? path : path.toLowerCase();
}

function isFile(path: string): boolean {
  return /\.(?!data$)[a-z0-9]+$/i.test(path);
}
