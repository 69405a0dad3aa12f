import type { DriverLanguage } from '@chauffeur/contracts/language';
import type { i18n } from 'i18next';
import { languages } from './create-i18n';

/** Chosen with the switch; it goes before the language that staff have set for the driver. */
const chosenKey = 'driver-language';
/** Set by staff, as the server said last: the page opens in it without a network. */
const setKey = 'driver-language-set';

export function initialLanguage(): DriverLanguage {
  return read(chosenKey) ?? read(setKey) ?? 'ru';
}

export function chooseLanguage(i18n: i18n, language: DriverLanguage): void {
  write(chosenKey, language);
  void i18n.changeLanguage(language);
}

/** Follows the language that staff have set, unless the driver has chosen another one on this phone. */
export function followLanguage(i18n: i18n, language: DriverLanguage): void {
  write(setKey, language);
  if (!read(chosenKey) && i18n.language !== language) void i18n.changeLanguage(language);
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
    // A browser without storage: the choice lasts until the page is closed.
  }
}
