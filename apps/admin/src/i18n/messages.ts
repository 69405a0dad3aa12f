import type { Language } from '@chauffeur/contracts';
import accountEn from '../locales/en/account.json';
import bookingsEn from '../locales/en/bookings.json';
import carsEn from '../locales/en/cars.json';
import categoriesEn from '../locales/en/categories.json';
import contactEn from '../locales/en/contact.json';
import dashboardEn from '../locales/en/dashboard.json';
import driversEn from '../locales/en/drivers.json';
import emailQueueEn from '../locales/en/email-queue.json';
import emailTemplatesEn from '../locales/en/email-templates.json';
import errorsEn from '../locales/en/errors.json';
import financeEn from '../locales/en/finance.json';
import formsEn from '../locales/en/forms.json';
import layoutEn from '../locales/en/layout.json';
import listsEn from '../locales/en/lists.json';
import manualBookingEn from '../locales/en/manual-booking.json';
import messagesEn from '../locales/en/messages.json';
import offersEn from '../locales/en/offers.json';
import photosEn from '../locales/en/photos.json';
import pricingEn from '../locales/en/pricing.json';
import seoEn from '../locales/en/seo.json';
import serviceTypesEn from '../locales/en/service-types.json';
import servicesEn from '../locales/en/services.json';
import sessionEn from '../locales/en/session.json';
import toursEn from '../locales/en/tours.json';
import accountRu from '../locales/ru/account.json';
import bookingsRu from '../locales/ru/bookings.json';
import carsRu from '../locales/ru/cars.json';
import categoriesRu from '../locales/ru/categories.json';
import contactRu from '../locales/ru/contact.json';
import dashboardRu from '../locales/ru/dashboard.json';
import driversRu from '../locales/ru/drivers.json';
import emailQueueRu from '../locales/ru/email-queue.json';
import emailTemplatesRu from '../locales/ru/email-templates.json';
import errorsRu from '../locales/ru/errors.json';
import financeRu from '../locales/ru/finance.json';
import formsRu from '../locales/ru/forms.json';
import layoutRu from '../locales/ru/layout.json';
import listsRu from '../locales/ru/lists.json';
import manualBookingRu from '../locales/ru/manual-booking.json';
import messagesRu from '../locales/ru/messages.json';
import offersRu from '../locales/ru/offers.json';
import photosRu from '../locales/ru/photos.json';
import pricingRu from '../locales/ru/pricing.json';
import seoRu from '../locales/ru/seo.json';
import serviceTypesRu from '../locales/ru/service-types.json';
import servicesRu from '../locales/ru/services.json';
import sessionRu from '../locales/ru/session.json';
import toursRu from '../locales/ru/tours.json';

const english = {
  account: accountEn,
  bookings: bookingsEn,
  cars: carsEn,
  categories: categoriesEn,
  contact: contactEn,
  dashboard: dashboardEn,
  drivers: driversEn,
  emailQueue: emailQueueEn,
  emailTemplates: emailTemplatesEn,
  errors: errorsEn,
  finance: financeEn,
  forms: formsEn,
  layout: layoutEn,
  lists: listsEn,
  manualBooking: manualBookingEn,
  messages: messagesEn,
  offers: offersEn,
  photos: photosEn,
  pricing: pricingEn,
  seo: seoEn,
  serviceTypes: serviceTypesEn,
  services: servicesEn,
  session: sessionEn,
  tours: toursEn,
};

const russian = {
  account: accountRu,
  bookings: bookingsRu,
  cars: carsRu,
  categories: categoriesRu,
  contact: contactRu,
  dashboard: dashboardRu,
  drivers: driversRu,
  emailQueue: emailQueueRu,
  emailTemplates: emailTemplatesRu,
  errors: errorsRu,
  finance: financeRu,
  forms: formsRu,
  layout: layoutRu,
  lists: listsRu,
  manualBooking: manualBookingRu,
  messages: messagesRu,
  offers: offersRu,
  photos: photosRu,
  pricing: pricingRu,
  seo: seoRu,
  serviceTypes: serviceTypesRu,
  services: servicesRu,
  session: sessionRu,
  tours: toursRu,
};

/** One language's texts by namespace; the compiler refuses a language that lacks a key of English. */
export type Messages = typeof english;

/** Every text that components show. */
export const messagesByLanguage: Record<Language, Messages> = { en: english, ru: russian };
