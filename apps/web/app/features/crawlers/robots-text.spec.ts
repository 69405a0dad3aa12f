import { describe, expect, it } from '@jest/globals';
import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/seo-settings';
import { someSeoRow } from '../../site-under-test/records';
import { robotsText } from './robots-text';
import { seoRows } from '../../seo/seo-rows';

const row = (settings: Partial<SeoSettingsResponse>) =>
  someSeoRow({ robots: 'noindex, nofollow', ...settings });
const linesFor = (...rows: SeoSettingsResponse[]) =>
  robotsText(seoRows(rows), 'https://drivers.example').split('\n');

describe('/robots.txt', () => {
  it('always closes what is not for search and names the sitemap [D1.10]', () => {
    const lines = linesFor();
    expect(lines).toContain('Disallow: /admin');
    expect(lines).toContain('Sitemap: https://drivers.example/sitemap.xml');
  });

  it('leaves the pages open that say themselves that they are not for search', () => {
    const closed = linesFor().filter((line) => line.startsWith('Disallow: '));
    expect(closed).toEqual(['Disallow: /admin', 'Disallow: /api/']);
  });

  it('closes a page set to noindex, nofollow in its language alone, and not what lies under it', () => {
    const lines = linesFor(row({ pagePath: '/tours', language: 'ru' }));
    expect(lines).toContain('Disallow: /ru/tours$');
    expect(lines.filter((line) => line.startsWith('Disallow: /tours'))).toEqual([]);
    expect(lines).not.toContain('Disallow: /ru/tours');
  });

  it('closes the address that the page has, however its path was typed', () => {
    expect(linesFor(row({ pagePath: '/Tours', language: 'en' }))).toContain('Disallow: /tours$');
  });

  it('leaves open what may be followed, what is indexed, and what is not active', () => {
    const rows = [
      row({ pagePath: '/a', robots: 'noindex, follow' }),
      row({ pagePath: '/b', robots: 'index, follow' }),
      row({ pagePath: '/c', isActive: false }),
    ];
    expect(linesFor(...rows)).toEqual(linesFor());
  });

  it('cannot be given lines of its own by a path', () => {
    expect(linesFor(row({ pagePath: '/x\nAllow: /admin' }))).not.toContain('Allow: /admin$');
  });
});
