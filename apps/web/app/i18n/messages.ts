import type { Language } from '@chauffeur/contracts';
import aboutEn from '../locales/en/about.json';
import bookingEn from '../locales/en/booking.json';
import commonEn from '../locales/en/common.json';
import contactEn from '../locales/en/contact.json';
import errorsEn from '../locales/en/errors.json';
import fleetEn from '../locales/en/fleet.json';
import homeEn from '../locales/en/home.json';
import layoutEn from '../locales/en/layout.json';
import offersEn from '../locales/en/offers.json';
import seoEn from '../locales/en/seo.json';
import successEn from '../locales/en/success.json';
import aboutRu from '../locales/ru/about.json';
import bookingRu from '../locales/ru/booking.json';
import commonRu from '../locales/ru/common.json';
import contactRu from '../locales/ru/contact.json';
import errorsRu from '../locales/ru/errors.json';
import fleetRu from '../locales/ru/fleet.json';
import homeRu from '../locales/ru/home.json';
import layoutRu from '../locales/ru/layout.json';
import offersRu from '../locales/ru/offers.json';
import seoRu from '../locales/ru/seo.json';
import successRu from '../locales/ru/success.json';

const english = {
  about: aboutEn,
  booking: bookingEn,
  common: commonEn,
  contact: contactEn,
  errors: errorsEn,
  fleet: fleetEn,
  home: homeEn,
  layout: layoutEn,
  offers: offersEn,
  seo: seoEn,
  success: successEn,
};

const russian = {
  about: aboutRu,
  booking: bookingRu,
  common: commonRu,
  contact: contactRu,
  errors: errorsRu,
  fleet: fleetRu,
  home: homeRu,
  layout: layoutRu,
  offers: offersRu,
  seo: seoRu,
  success: successRu,
};

/** One language's texts by namespace; the compiler refuses a language that lacks a key of English. */
export type Messages = typeof english;

/** Every text that components show. Read on the server alone: a page carries its own language's texts. */
export const messagesByLanguage: Record<Language, Messages> = {
  en: english,
  ru: russian,
};
