import type { Language } from '@chauffeur/contracts';
import bookingsEn from '../locales/en/bookings.json';
import errorsEn from '../locales/en/errors.json';
import layoutEn from '../locales/en/layout.json';
import listsEn from '../locales/en/lists.json';
import sessionEn from '../locales/en/session.json';
import bookingsRu from '../locales/ru/bookings.json';
import errorsRu from '../locales/ru/errors.json';
import layoutRu from '../locales/ru/layout.json';
import listsRu from '../locales/ru/lists.json';
import sessionRu from '../locales/ru/session.json';

const english = {
  bookings: bookingsEn,
  errors: errorsEn,
  layout: layoutEn,
  lists: listsEn,
  session: sessionEn,
};

const russian = {
  bookings: bookingsRu,
  errors: errorsRu,
  layout: layoutRu,
  lists: listsRu,
  session: sessionRu,
};

/** One language's texts by namespace; the compiler refuses a language that lacks a key of English. */
export type Messages = typeof english;

/** Every text that components show. */
export const messagesByLanguage: Record<Language, Messages> = { en: english, ru: russian };
