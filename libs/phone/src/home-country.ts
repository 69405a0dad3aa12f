import type { CountryCode } from 'libphonenumber-js/core';

/** The country of numbers without a calling code: where the company and most callers are. */
export const homeCountry: CountryCode = 'AZ';

/** The calling code of `homeCountry`, to show before the metadata of all countries has loaded. */
export const homeCallingCode = '994';
