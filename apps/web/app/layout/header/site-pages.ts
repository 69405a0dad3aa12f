/** The pages in header and footer, in the order of the specification. */
export const navigationPages = [
  { path: '/', label: 'navigation.home' },
  { path: '/services', label: 'navigation.services' },
  { path: '/cars', label: 'navigation.cars' },
  { path: '/tours', label: 'navigation.tours' },
  { path: '/about', label: 'navigation.about' },
  { path: '/contact', label: 'navigation.contact' },
] as const;

/** Returns whether the current page is that of the link, or one below it. */
export function isCurrentPage(pagePath: string, linkPath: string): boolean {
  return linkPath === '/' ? pagePath === '/' : pagePath === linkPath || pagePath.startsWith(`${linkPath}/`);
}
