import about from './about.json';
import booking from './booking.json';
import common from './common.json';
import contact from './contact.json';
import errors from './errors.json';
import fleet from './fleet.json';
import home from './home.json';
import layout from './layout.json';
import offers from './offers.json';
import privacy from './privacy.json';
import ride from './ride.json';
import rideDetails from './ride-details.json';
import rideTerms from './ride-terms.json';
import seo from './seo.json';
import success from './success.json';
import terms from './terms.json';

export const messages = {
  about,
  booking,
  common,
  contact,
  errors,
  fleet,
  home,
  layout,
  offers,
  ride,
  rideDetails,
  rideTerms,
  seo,
  success,
};

export const legalTexts = { privacy, terms };
