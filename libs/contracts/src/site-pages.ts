/** Paths of the public site's pages, without the language's prefix, by the name of their route. */
export const sitePages = {
  home: '',
  services: 'services',
  service: 'services/:id',
  tours: 'tours',
  tour: 'tours/:id',
  fleet: 'cars',
  about: 'about',
  contact: 'contact',
  booking: 'booking',
  'booking-success': 'booking/success',
  ride: 'ride',
  privacy: 'privacy',
  terms: 'terms',
} as const;

const unlisted: readonly string[] = [sitePages['booking-success'], sitePages.ride];

/** Paths of the pages that search engines may list and that need no record: `/`, `/services`. */
export const listedPages = Object.values<string>(sitePages)
  .filter((path) => !path.includes(':') && !unlisted.includes(path))
  .map((path) => `/${path}`);

/** Whether a path of the site is that of a file, such as `/robots.txt`; false for a page's data, `/cars.data`. */
export function isFilePath(path: string): boolean {
  return /\.(?!data$)[a-z0-9]+$/i.test(path);
}
