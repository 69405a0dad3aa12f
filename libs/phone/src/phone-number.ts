import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { homeCountry } from './home-country.js';

export type { CountryCode } from 'libphonenumber-js/core';

/** A phone number that a text stands for. */
export interface PhoneNumber {
  /** As stored and as links need it: `+994501234567`. */
  e164: string;
  /** As people read it: `+994 50 123 45 67`. */
  international: string;
  callingCode: string;
  /** False where its length is right, but no such number is known to be given out: a slip of the finger, perhaps. */
  isValid: boolean;
}

/**
 * Reads a number as people write it; `country` is that of one without a calling code. null where the text is no phone
 * number of a possible length, has an extension, or other words around it.
 */
export function readPhone(text: string, country: CountryCode = homeCountry): PhoneNumber | null {
  const number = parsedPhone(text, country);
  return (
    number && {
      e164: number.number,
      international: number.formatInternational(),
      callingCode: number.countryCallingCode,
      isValid: number.isValid(),
    }
  );
}

/** The number in the form that is stored (E.164), or null, as `readPhone` reads it. */
export function storedPhone(text: string, country: CountryCode = homeCountry): string | null {
  return parsedPhone(text, country)?.number ?? null;
}

function parsedPhone(text: string, country: CountryCode) {
  const options = { defaultCountry: country, extract: false };
  const number = parsePhoneNumberFromString(withPlus(text), options, metadata);
  return number?.isPossible() && !number.ext ? number : null;
}

/** The number in international form, or the text itself where it is none. */
export function internationalPhone(text: string, country: CountryCode = homeCountry): string {
  return readPhone(text, country)?.international ?? text;
}

/**
 * The Russian number that a text with a leading 8 may mean, as Russians write theirs; null where it is a number of the
 * chosen country, or none of Russia's either.
 */
export function russianPhone(text: string, country: CountryCode): PhoneNumber | null {
  if (!withPlus(text).startsWith('8') || readPhone(text, country)) return null;
  return readPhone(text, 'RU');
}

/** `00` stands for `+` nearly everywhere; address books copy a number between characters that are not seen. */
export function withPlus(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00/, '+');
}
