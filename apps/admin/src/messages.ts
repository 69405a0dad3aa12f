import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import rideMessagesAz from './locales/az/ride-messages.json';
import blocksEn from './locales/en/blocks.json';
import errorsEn from './locales/en/errors.json';
import formsEn from './locales/en/forms.json';
import layoutEn from './locales/en/layout.json';
import listsEn from './locales/en/lists.json';
import offersEn from './locales/en/offers.json';
import photosEn from './locales/en/photos.json';
import rideProgressEn from './locales/en/ride-progress.json';
import rideMessagesEn from './locales/en/ride-messages.json';
import sessionEn from './locales/en/session.json';
import blocksRu from './locales/ru/blocks.json';
import errorsRu from './locales/ru/errors.json';
import formsRu from './locales/ru/forms.json';
import layoutRu from './locales/ru/layout.json';
import listsRu from './locales/ru/lists.json';
import offersRu from './locales/ru/offers.json';
import photosRu from './locales/ru/photos.json';
import rideProgressRu from './locales/ru/ride-progress.json';
import rideMessagesRu from './locales/ru/ride-messages.json';
import sessionRu from './locales/ru/session.json';
import type { Screen } from './layout/screen';
import type { screens } from './screens';

const english = {
  blocks: blocksEn,
  errors: errorsEn,
  forms: formsEn,
  layout: layoutEn,
  lists: listsEn,
  offers: offersEn,
  photos: photosEn,
  rideMessages: rideMessagesEn,
  rideProgress: rideProgressEn,
  session: sessionEn,
};

const russian = {
  blocks: blocksRu,
  errors: errorsRu,
  forms: formsRu,
  layout: layoutRu,
  lists: listsRu,
  offers: offersRu,
  photos: photosRu,
  rideMessages: rideMessagesRu,
  rideProgress: rideProgressRu,
  session: sessionRu,
};

type SharedTexts = typeof english;

/** The texts that several screens show; the compiler rejects a language that lacks a key of English. */
const sharedTexts: Record<Language, SharedTexts> = { en: english, ru: russian };

/** Texts that drivers read in Azerbaijani; the back office itself is not translated into it. */
const azerbaijani: { rideMessages: Pick<SharedTexts['rideMessages'], 'driver'> } = {
  rideMessages: rideMessagesAz,
};

/** One language's texts by namespace: the shared ones and those of each screen. */
export type Messages = SharedTexts & {
  [Each in (typeof screens)[number] as Each['name']]: Each['texts']['en'];
};

/** Returns the texts of these screens in each language; their error texts are merged into the namespace `errors`. */
export function messagesOf(list: readonly Screen[]): Record<Language, Messages> & { az: typeof azerbaijani } {
  const messages = Object.fromEntries(languages.map((language) => [language, messagesIn(language, list)]));
  return { ...(messages as Record<Language, Messages>), az: azerbaijani };
}

function messagesIn(language: Language, list: readonly Screen[]): Messages {
  const { errors, ...shared } = sharedTexts[language];
  const texts = list.map((screen) => screen.texts[language]);
  const messages = {
    ...shared,
    ...Object.fromEntries(list.map((screen) => [screen.name, screen.texts[language]])),
    errors: {
      ...errors,
      codes: mergeGroups([errors.codes, ...texts.map(({ errors: codes }) => codes)]),
      fields: mergeGroups([errors.fields, ...texts.map(({ fieldErrors }) => fieldErrors)]),
    },
  };
  // The compiler can't follow names that come from a list.
  return messages as unknown as Messages;
}

type Groups = Readonly<Record<string, object>>;

/** Merges texts by record or field, then by error; a screen adds to the shared texts, and may replace them. */
function mergeGroups(all: readonly (object | undefined)[]): Groups {
  const merged: Record<string, object> = {};
  for (const groups of all) {
    for (const [name, texts] of Object.entries((groups ?? {}) as Groups)) {
      merged[name] = { ...merged[name], ...texts };
    }
  }
  return merged;
}
