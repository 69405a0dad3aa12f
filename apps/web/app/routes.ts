import { defaultLanguage, languages, type Language } from '@chauffeur/contracts/languages';
import { sitePages } from '@chauffeur/contracts/site-pages';
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Returns the routes of one language; all languages use the same modules. */
const pages = (language: Language) => {
  const id = (name: string) => ({ id: `${language}/${name}` });
  // Case-sensitive, because the gateway redirects other spellings of an address.
  const named = (name: keyof typeof sitePages) => ({ ...id(name), caseSensitive: true });
  return [
    layout('layout/site-layout.tsx', id('layout'), [
      index('features/home/home.page.tsx', id('home')),
      route(sitePages.services, 'features/services/services.page.tsx', named('services')),
      route(sitePages.service, 'features/services/service.page.tsx', named('service')),
      route(sitePages.tours, 'features/tours/tours.page.tsx', named('tours')),
      route(sitePages.tour, 'features/tours/tour.page.tsx', named('tour')),
      route(sitePages.fleet, 'features/fleet/fleet.page.tsx', named('fleet')),
      route(sitePages.about, 'features/about/about.page.tsx', named('about')),
      route(sitePages.contact, 'features/contact/contact.page.tsx', named('contact')),
      route(sitePages.booking, 'features/booking/booking-wizard.page.tsx', named('booking')),
      route(
        sitePages['booking-success'],
        'features/booking/success/booking-success.page.tsx',
        named('booking-success'),
      ),
      route(sitePages.ride, 'features/booking/ride/ride.page.tsx', named('ride')),
      route(sitePages.privacy, 'features/legal/privacy.page.tsx', named('privacy')),
      route(sitePages.terms, 'features/legal/terms.page.tsx', named('terms')),
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
