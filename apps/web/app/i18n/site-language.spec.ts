import { describe, expect, it } from '@jest/globals';
import { languageOfPath, localisedPath, pagePathOf } from './site-language';

describe('the address of a page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/cars', 'en', '/cars'],
    ['/russia', 'en', '/russia'],
    ['/ru', 'ru', '/'],
    ['/ru/', 'ru', '/'],
    ['/ru/services/1', 'ru', '/services/1'],
  ] as const)('%s is %s and shows %s', (address, language, pagePath) => {
    expect(languageOfPath(address)).toBe(language);
    expect(pagePathOf(address)).toBe(pagePath);
  });

  it('has its counterpart in the other language [D1.11, P2.2.8]', () => {
    expect(localisedPath('/', 'ru')).toBe('/ru');
    expect(localisedPath('/cars', 'ru')).toBe('/ru/cars');
    expect(localisedPath('/cars', 'en')).toBe('/cars');
  });
});
