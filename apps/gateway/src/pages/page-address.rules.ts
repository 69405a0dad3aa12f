/** What a public URL names. */
export type PageAddress =
  { readonly kind: 'page'; readonly path: string } | { readonly kind: 'file'; readonly path: string };

/** In characters. */
const maxPathLength = 300;

/**
 * A page is the same for every visitor, so its query is left off: it would only make endless cache keys. The router's
 * own `_routes`, which names the part of a page's data, stays. null for a path that no page has.
 */
export function pageAddressOf(url: string): PageAddress | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  if (pathname.length > maxPathLength) return null;
  if (/\.(?!data$)[a-z0-9]+$/i.test(pathname)) return { kind: 'file', path: pathname };
  const routes = pathname.endsWith('.data') ? searchParams.get('_routes') : null;
  if (routes !== null && routes.length > maxPathLength) return null;
  return {
    kind: 'page',
    path: routes === null ? pathname : `${pathname}?_routes=${encodeURIComponent(routes)}`,
  };
}
