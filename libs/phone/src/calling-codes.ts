import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { withPlus } from './phone-number.js';

/** A country to choose, with its name in a language. */
export interface PhoneCountry {
  country: CountryCode;
  name: string;
  /** Digits, without `+`. */
  callingCode: string;
}

/** All countries with their names in a language (BCP 47), by name. */
export function phoneCountries(language: string): PhoneCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries(metadata)
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      callingCode: getCountryCallingCode(country, metadata),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/**
 * The country of a number that is being typed with its calling code (`+44…`, `0044…`): the chosen one where it has that
 * code, else the code's main country. undefined while there is no whole code.
 */
export function countryOfTyped(text: string, chosen: CountryCode): CountryCode | undefined {
  const typed = withPlus(text);
  if (!typed.startsWith('+')) return undefined;
  const digits = typed.replaceAll(/\D/g, '');
  // No calling code is the beginning of another, so the first that fits is the one.
  for (const length of [1, 2, 3]) {
    const countries = metadata.country_calling_codes[digits.slice(0, length)];
    if (countries) return countries.includes(chosen) ? chosen : countries[0];
  }
  return undefined;
}
