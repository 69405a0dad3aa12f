import type { CountryCode } from 'libphonenumber-js/core';

/** The country that a number without a calling code is read in: where the company and most of its callers are. */
export const homeCountry: CountryCode = 'AZ';

/** Its digits, for who shows them before the metadata of all countries is there. */
export const homeCallingCode = '994';
