import { describe, expect, it } from '@jest/globals';
import { phoneLink, whatsappLink } from './contact-links';

describe('the links of the company’s phone numbers', () => {
  it.each([
    ['+994 (12) 555-01-01', '+994125550101'],
    ['+994 12 555 01 01 / 02', '+994125550101'],
    ['+994 12 555 01 01, +994 50 555 01 01', '+994125550101'],
    ['1440', '1440'],
  ])('of %s call the first number', (phone, number) => {
    expect(phoneLink(phone)).toBe(`tel:${number}`);
    expect(whatsappLink(phone)).toBe(`https://wa.me/${number.replace('+', '')}`);
  });
});
