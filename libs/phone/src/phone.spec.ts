import { describe, expect, it } from '@jest/globals';
import {
  countryOfCallingCode,
  homeCallingCode,
  homeCountry,
  internationalPhone,
  phoneCountries,
  phoneLinks,
  readPhone,
  russianPhone,
} from './index.js';

it('knows the calling code of the company’s country', () => {
  const home = phoneCountries('en').find(({ country }) => country === homeCountry);
  expect(home?.callingCode).toBe(homeCallingCode);
});

describe('a phone number', () => {
  it.each([
    ['050 123 45 67', '+994501234567', '+994 50 123 45 67'],
    ['(050) 123-45-67', '+994501234567', '+994 50 123 45 67'],
    ['٠٥٠١٢٣٤٥٦٧', '+994501234567', '+994 50 123 45 67'],
    ['+994 (50) 123-45-67', '+994501234567', '+994 50 123 45 67'],
    ['00994501234567', '+994501234567', '+994 50 123 45 67'],
    ['  +7 916 123-45-67 ', '+79161234567', '+7 916 123 45 67'],
    ['+44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['\u202A+994 50 123 45 67\u202C', '+994501234567', '+994 50 123 45 67'],
    ['\u200E00994\u200B501234567\uFEFF', '+994501234567', '+994 50 123 45 67'],
  ])('reads %s [II-10]', (text, e164, international) => {
    expect(readPhone(text)).toMatchObject({ e164, international, isValid: true });
  });

  it('reads a national number in the chosen country', () => {
    expect(readPhone('0151 23456789', 'DE')?.e164).toBe('+4915123456789');
    expect(readPhone('8 916 123-45-67', 'RU')?.e164).toBe('+79161234567');
  });

  it.each([
    '',
    'abc',
    '+',
    '1',
    '12345',
    '1234567',
    '9'.repeat(30),
    'call me',
    '+994 50 123 45 67 ext. 5',
    'call +994501234567',
    '+994 50 123 45 67 89',
  ])('does not take %j for one [II-13, II-14]', (text) => {
    expect(readPhone(text)).toBeNull();
    expect(phoneLinks(text)).toBeNull();
    expect(internationalPhone(text)).toBe(text);
  });

  it('marks a number of the right length that is not assigned', () => {
    expect(readPhone('+994 01 123 45 67')).toMatchObject({ isValid: false });
  });

  it('suggests a Russian number for a leading 8 where the chosen country has no such number [II-12]', () => {
    expect(russianPhone('8 (916) 123-45-67', 'AZ')?.e164).toBe('+79161234567');
    expect(readPhone('8 (916) 123-45-67', 'AZ')).toBeNull();
    expect(russianPhone('8 916 123-45-67', 'AZ')?.international).toBe('+7 916 123 45 67');
    expect(russianPhone('\u202A8 916 123-45-67\u202C', 'AZ')?.international).toBe('+7 916 123 45 67');
    expect(russianPhone('8 916 123-45-67', 'RU')).toBeNull();
    expect(russianPhone('916 123-45-67', 'AZ')).toBeNull();
  });

  it('links to a call and each messenger by the international number [II-10, II-14]', () => {
    expect(phoneLinks('050 123 45 67')).toEqual({
      call: 'tel:+994501234567',
      whatsapp: 'https://wa.me/994501234567',
      telegram: 'https://t.me/+994501234567',
      viber: 'viber://chat?number=%2B994501234567',
    });
  });
});

describe('the country of a calling code', () => {
  it.each([
    ['+44 7', 'AZ', 'GB'],
    ['0044', 'AZ', 'GB'],
    ['\u202A+44 7', 'AZ', 'GB'],
    ['+44 7', 'GG', 'GG'],
    ['+7 701', 'AZ', 'RU'],
    ['+994', 'RU', 'AZ'],
    ['+9', 'AZ', undefined],
    ['050', 'AZ', undefined],
  ] as const)('of %s with %s chosen is %s', (text, chosen, country) => {
    expect(countryOfCallingCode(text, chosen)).toBe(country);
  });

  it('is listed by the name that it has in each language', () => {
    expect(phoneCountries('ru')).toContainEqual({ country: 'DE', name: 'Германия', callingCode: '49' });
    expect(phoneCountries('en').length).toBeGreaterThan(200);
  });
});
