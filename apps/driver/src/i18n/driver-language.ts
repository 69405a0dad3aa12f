import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import type { i18n } from 'i18next';
import { languages } from './create-i18n';

/** Chosen with the language switch. Takes precedence over the language that staff have set for the driver. */
const chosenKey = 'driver-language';
/** Set by staff, stored from the server's last response so that the page opens in it offline. */
const setKey = 'driver-language-set';

/** Texts whose language the driver has chosen: where nothing can be stored, the choice lasts until the page is closed. */
const chosenHere = new WeakSet<i18n>();

export function initialLanguage(): DriverLanguage {
  return read(chosenKey) ?? read(setKey) ?? 'ru';
}

export function chooseLanguage(i18n: i18n, language: DriverLanguage): void {
  chosenHere.add(i18n);
  write(chosenKey, language);
  void i18n.changeLanguage(language);
}

/** Uses the language that staff have set, unless the driver has chosen one on this phone. */
export function followLanguage(i18n: i18n, language: DriverLanguage): void {
  write(setKey, language);
  const isChosen = chosenHere.has(i18n) || read(chosenKey) !== undefined;
  if (!isChosen && i18n.language !== language) void i18n.changeLanguage(language);
}

/** Returns the language that the page has now. */
export function shownLanguage(i18n: i18n): DriverLanguage {
  return languages.find((language) => language === i18n.language) ?? initialLanguage();
}

function read(key: string): DriverLanguage | undefined {
  try {
    const stored = localStorage.getItem(key);
    return languages.find((language) => language === stored);
  } catch {
    return undefined;
  }
}

function write(key: string, language: DriverLanguage): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The phone stores nothing, or has no room.
  }
}
