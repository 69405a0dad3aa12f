import type { Language } from '@chauffeur/contracts';
import bookingsEn from '../locales/en/bookings.json';
import driversEn from '../locales/en/drivers.json';
import errorsEn from '../locales/en/errors.json';
import formsEn from '../locales/en/forms.json';
import layoutEn from '../locales/en/layout.json';
import listsEn from '../locales/en/lists.json';
import sessionEn from '../locales/en/session.json';
import bookingsRu from '../locales/ru/bookings.json';
import driversRu from '../locales/ru/drivers.json';
import errorsRu from '../locales/ru/errors.json';
import formsRu from '../locales/ru/forms.json';
import layoutRu from '../locales/ru/layout.json';
import listsRu from '../locales/ru/lists.json';
import sessionRu from '../locales/ru/session.json';

const english = {
  bookings: bookingsEn,
  drivers: driversEn,
  errors: errorsEn,
  forms: formsEn,
  layout: layoutEn,
  lists: listsEn,
  session: sessionEn,
};

const russian = {
  bookings: bookingsRu,
  drivers: driversRu,
  errors: errorsRu,
  forms: formsRu,
  layout: layoutRu,
  lists: listsRu,
  session: sessionRu,
};

/** One language's texts by namespace; the compiler refuses a language that lacks a key of English. */
export type Messages = typeof english;

/** Every text that components show. */
export const messagesByLanguage: Record<Language, Messages> = { en: english, ru: russian };
