export { countryOfCallingCode, phoneCountries, type PhoneCountry } from './calling-codes.js';
export { homeCallingCode, homeCountry } from './home-country.js';
export { phoneLinks, type PhoneLinks } from './phone-links.js';
export {
  internationalPhone,
  readPhone,
  russianPhone,
  toE164,
  type CountryCode,
  type PhoneNumber,
} from './phone-number.js';
