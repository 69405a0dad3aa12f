/** The pages of the public site by the name of their route, each with its path below that of a language. */
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

/** Whether a path of the site is named like a file: `/robots.txt`, but not the data of a page, `/cars.data`. */
export function isFilePath(path: string): boolean {
  return /\.(?!data$)[a-z0-9]+$/i.test(path);
}
