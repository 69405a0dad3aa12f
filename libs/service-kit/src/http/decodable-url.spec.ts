import { describe, expect, it } from '@jest/globals';
import { decodableUrl } from './decodable-url.js';

describe('decodableUrl', () => {
  it.each(['/', '/cars?a=%', '/caf%C3%A9', '/%00', '/100%25'])('%s, as it is', (url) => {
    expect(decodableUrl(url)).toBe(url);
  });

  it.each([
    ['/%', '/%25'],
    ['/%?a=%', '/%25?a=%'],
    ['/a%2fb%', '/a%252fb%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%ff', '/%25ff'],
  ])('%s, as %s', (url, decodable) => {
    expect(decodableUrl(url)).toBe(decodable);
  });
});
