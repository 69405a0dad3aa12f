/** What a public address asks for. */
export type PageAddress =
  { readonly kind: 'page'; readonly path: string } | { readonly kind: 'file'; readonly path: string };

/** Longest path that is looked at, in characters. */
const longestPath = 300;

/**
 * A page is the same for every visitor, so its query is left off: it would only make endless keys. The router's own
 * `_routes`, which says what part of a page's data it wants, is kept. null for a path that no page has.
 */
export function pageAddressOf(url: string): PageAddress | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  if (pathname.length > longestPath) return null;
  if (/\.(?!data$)[a-z0-9]+$/i.test(pathname)) return { kind: 'file', path: pathname };
  const routes = pathname.endsWith('.data') ? searchParams.get('_routes') : null;
  if (routes !== null && routes.length > longestPath) return null;
  return {
    kind: 'page',
    path: routes === null ? pathname : `${pathname}?_routes=${encodeURIComponent(routes)}`,
  };
}
