import { defaultLanguage, languages, type Language } from '@chauffeur/contracts';
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** The pages of one language; all languages show the same modules. */
const pages = (language: Language) => {
  const id = (name: string) => ({ id: `${language}/${name}` });
  // One spelling of an address: the gateway redirects others to it.
  const named = (name: string) => ({ ...id(name), caseSensitive: true });
  return [
    layout('layout/site-layout.tsx', id('layout'), [
      index('features/home/home.page.tsx', id('home')),
      route('services', 'features/services/services.page.tsx', named('services')),
      route('services/:id', 'features/services/service.page.tsx', named('service')),
      route('tours', 'features/tours/tours.page.tsx', named('tours')),
      route('tours/:id', 'features/tours/tour.page.tsx', named('tour')),
      route('cars', 'features/fleet/fleet.page.tsx', named('fleet')),
      route('about', 'features/about/about.page.tsx', named('about')),
      route('contact', 'features/contact/contact.page.tsx', named('contact')),
      route('booking', 'features/booking/booking-wizard.page.tsx', named('booking')),
      route('booking/success', 'features/booking/success/booking-success.page.tsx', named('booking-success')),
      route('privacy', 'features/legal/privacy.page.tsx', named('privacy')),
      route('terms', 'features/legal/terms.page.tsx', named('terms')),
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
