import { sitePages } from '@chauffeur/contracts/site-pages';
import * as about from '../features/about/about.page';
import * as bookingSuccess from '../features/booking/success/booking-success.page';
import * as ride from '../features/booking/ride/ride.page';
import * as booking from '../features/booking/booking-wizard.page';
import * as contact from '../features/contact/contact.page';
import * as fleet from '../features/fleet/fleet.page';
import * as home from '../features/home/home.page';
import * as privacy from '../features/legal/privacy.page';
import * as terms from '../features/legal/terms.page';
import * as notFound from '../features/not-found/not-found.page';
import * as service from '../features/services/service.page';
import * as services from '../features/services/services.page';
import * as tour from '../features/tours/tour.page';
import * as tours from '../features/tours/tours.page';

const modules = {
  home,
  services,
  service,
  tours,
  tour,
  fleet,
  about,
  contact,
  booking,
  'booking-success': bookingSuccess,
  ride,
  privacy,
  terms,
};
const names = Object.keys(sitePages) as (keyof typeof sitePages)[];

/** The pages of `routes.ts`, a file that only the build can read. */
export const pageModules = [
  ...names.map((name) => ({ path: sitePages[name], module: modules[name] })),
  { path: '*', module: notFound },
];
