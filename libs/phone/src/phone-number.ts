import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { homeCountry } from './home-country.js';

export type { CountryCode } from 'libphonenumber-js/core';

/** A phone number that was read from a text. */
export interface PhoneNumber {
  /** The format of storage and links: `+994501234567`. */
  e164: string;
  /** The format for people: `+994 50 123 45 67`. */
  international: string;
  callingCode: string;
  /** False if the length is right but the number is in no assigned range: perhaps a typo. */
  isValid: boolean;
}

/**
 * Reads a number as people write it; `country` applies to numbers without a calling code. Returns null if the text is not a
 * phone number of a possible length, has an extension, or contains other words.
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

/** Returns the number as it is stored (E.164); null if `readPhone` returns null. */
export function toE164(text: string, country: CountryCode = homeCountry): string | null {
  return parsedPhone(text, country)?.number ?? null;
}

function parsedPhone(text: string, country: CountryCode) {
  const options = { defaultCountry: country, extract: false };
  const number = parsePhoneNumberFromString(withPlus(text), options, metadata);
  return number?.isPossible() && !number.ext ? number : null;
}

/** Returns the number in international format, or the text itself if it is not a number. */
export function internationalPhone(text: string, country: CountryCode = homeCountry): string {
  return readPhone(text, country)?.international ?? text;
}

/**
 * Returns the Russian number that a text with a leading 8 may mean, which is how Russians write their numbers. Null if it is a
 * number of the chosen country, or not a Russian one either.
 */
export function russianPhone(text: string, country: CountryCode): PhoneNumber | null {
  if (!withPlus(text).startsWith('8') || readPhone(text, country)) return null;
  return readPhone(text, 'RU');
}

/** Replaces a leading `00`, the usual form of `+`, and removes invisible characters that address books copy with numbers. */
export function withPlus(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00/, '+');
}
