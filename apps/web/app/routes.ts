import { defaultLanguage, languages, type Language } from '@chauffeur/contracts/languages/languages';
import { sitePages } from '@chauffeur/contracts/site-pages';
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** The module of each page. */
const files: Record<keyof typeof sitePages, string> = {
  home: 'features/home/home.page.tsx',
  services: 'features/services/services.page.tsx',
  service: 'features/services/service.page.tsx',
  tours: 'features/tours/tours.page.tsx',
  tour: 'features/tours/tour.page.tsx',
  fleet: 'features/fleet/fleet.page.tsx',
  about: 'features/about/about.page.tsx',
  contact: 'features/contact/contact.page.tsx',
  booking: 'features/booking/booking-wizard.page.tsx',
  'booking-success': 'features/booking/success/booking-success.page.tsx',
  ride: 'features/booking/ride/ride.page.tsx',
  privacy: 'features/legal/privacy.page.tsx',
  terms: 'features/legal/terms.page.tsx',
};
const { home, ...others } = files;
const names = Object.keys(others) as (keyof typeof others)[];

/** Returns the routes of one language; all languages use the same modules. */
const pages = (language: Language) => {
  const id = (name: string) => ({ id: `${language}/${name}` });
  return [
    layout('layout/site-layout.tsx', id('layout'), [
      index(home, id('home')),
      // Case-sensitive, because the gateway redirects other spellings of an address.
      ...names.map((name) => route(sitePages[name], others[name], { ...id(name), caseSensitive: true })),
      route('*', 'features/not-found/not-found.page.tsx', id('not-found')),
    ]),
  ];
};

export default [
  route('robots.txt', 'features/crawlers/robots.ts'),
  route('sitemap.xml', 'features/crawlers/sitemap.ts'),
  ...languages.flatMap((language) =>
    language === defaultLanguage ? pages(language) : prefix(language, pages(language)),
  ),
] satisfies RouteConfig;
