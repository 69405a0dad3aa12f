import { describe, expect, it } from '@jest/globals';
import { missingCorePages, pageName, publicAddress } from './seo-page.rules';

describe('the core pages without SEO settings', () => {
  it('are all seven in both languages on an empty site [B2.5.15]', () => {
    expect(missingCorePages([])).toHaveLength(14);
  });

  it('exclude configured paths, whatever their case, in their own language only', () => {
    const missing = missingCorePages([
      { pagePath: '/Cars', language: 'en' },
      { pagePath: '/', language: 'ru' },
      { pagePath: '/promotion', language: 'en' },
    ]);
    expect(missing).toHaveLength(12);
    expect(missing).not.toContainEqual({ pagePath: '/cars', language: 'en' });
    expect(missing).toContainEqual({ pagePath: '/cars', language: 'ru' });
    expect(missing).not.toContainEqual({ pagePath: '/', language: 'ru' });
  });
});

describe('the address of a page', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'ru', '/ru'],
    ['/cars', 'en', '/cars'],
    ['/cars', 'ru', '/ru/cars'],
  ] as const)('%s in %s is %s', (pagePath, language, address) => {
    expect(publicAddress({ pagePath, language })).toBe(address);
  });

  it('is named with its language', () => {
    expect(pageName({ pagePath: '/cars', language: 'ru' })).toBe('/cars · RU');
  });
});
