import { describe, expect, it } from '@jest/globals';
import { phoneLink } from '../company/contact-links';
import { unbrokenPhones } from './unbroken-phones';

describe('phone numbers in a line', () => {
  it.each([
    ['+994 12 555 01 01', '+994\u00a012\u00a0555\u00a001\u00a001'],
    ['(012) 555-01-01', '(012)\u00a0555-01-01'],
  ])('do not break at spaces: %s', (written, unbroken) => {
    expect(unbrokenPhones(written)).toBe(unbroken);
    expect(phoneLink(unbroken)).toBe(phoneLink(written));
  });

  it('break between two numbers', () => {
    expect(unbrokenPhones('+994 12, +994 50 / 51')).toBe('+994\u00a012, +994\u00a050 / 51');
  });
});
