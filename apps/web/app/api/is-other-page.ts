/** Whether a navigation leads to another page: a page's data does not depend on its query. */
export function isOtherPage({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
