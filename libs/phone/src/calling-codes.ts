import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { withPlus } from './phone-number.js';

/** A country to choose from, with its name in a language. */
export interface PhoneCountry {
  country: CountryCode;
  name: string;
  /** Digits without `+`. */
  callingCode: string;
}

/** Returns all countries with their names in a language (BCP 47), sorted by name. */
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
 * Returns the country of a number that is typed with its calling code (`+44…`, `0044…`): the chosen one if it has that code,
 * else the code's main country. Undefined while the code is incomplete.
 */
export function countryOfCallingCode(text: string, chosen: CountryCode): CountryCode | undefined {
  const typed = withPlus(text);
  if (!typed.startsWith('+')) return undefined;
  const digits = typed.replaceAll(/\D/g, '');
  // No calling code is a prefix of another, so the first match is the only one.
  for (const length of [1, 2, 3]) {
    const countries = metadata.country_calling_codes[digits.slice(0, length)];
    if (countries) return countries.includes(chosen) ? chosen : countries[0];
  }
  return undefined;
}
