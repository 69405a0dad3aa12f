/**
 * Returns whether a navigation leads to another page: a page's data depends neither on its query nor on its history
 * entry.
 */
export function isOtherPage({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
