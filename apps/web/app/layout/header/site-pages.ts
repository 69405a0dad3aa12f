/** The pages that header and footer lead to, in the order of the specification. */
export const navigationPages = [
  { path: '/', label: 'navigation.home' },
  { path: '/services', label: 'navigation.services' },
  { path: '/cars', label: 'navigation.cars' },
  { path: '/tours', label: 'navigation.tours' },
  { path: '/about', label: 'navigation.about' },
  { path: '/contact', label: 'navigation.contact' },
] as const;

/** Whether a page or one below it is shown. */
export function isCurrentPage(pagePath: string, linkPath: string): boolean {
  return linkPath === '/' ? pagePath === '/' : pagePath === linkPath || pagePath.startsWith(`${linkPath}/`);
}
