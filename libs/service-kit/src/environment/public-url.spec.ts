import { describe, expect, it } from '@jest/globals';
import { publicUrl } from './public-url.js';

describe('the address of the site', () => {
  it('is normalised as browsers send it, without a trailing slash', () => {
    expect(publicUrl.parse('https://Rides.example.com/')).toBe('https://rides.example.com');
    expect(publicUrl.parse('http://localhost:3000')).toBe('http://localhost:3000');
  });

  it.each([
    'rides.example.com',
    'ftp://rides.example.com',
    'https://example.com/rides',
    'https://example.com?a=1',
  ])('is not %s: pages would not be found below it', (text) => {
    expect(publicUrl.safeParse(text).success).toBe(false);
  });
});
