import { describe, expect, it } from '@jest/globals';
import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { someSeoRow } from '../../site-under-test/records';
import { robotsText } from './robots-text';
import { seoRows } from '../../seo/seo-rows';

const row = (settings: Partial<SeoSettingsResponse>) =>
  someSeoRow({ robots: 'noindex, nofollow', ...settings });
const linesFor = (...rows: SeoSettingsResponse[]) =>
  robotsText(seoRows(rows), 'https://drivers.example').split('\n');

describe('/robots.txt', () => {
  it('always disallows what is not for search, and names the sitemap [D1.10]', () => {
    const lines = linesFor();
    expect(lines).toContain('Disallow: /admin');
    expect(lines).toContain('Sitemap: https://drivers.example/sitemap.xml');
  });

  it('allows pages with noindex of their own, which crawlers have to read', () => {
    const closed = linesFor().filter((line) => line.startsWith('Disallow: '));
    expect(closed).toEqual(['Disallow: /admin', 'Disallow: /api/']);
  });

  it('disallows a page set to "noindex, nofollow" in its language only, and not the paths below it', () => {
    const lines = linesFor(row({ pagePath: '/tours', language: 'ru' }));
    expect(lines).toContain('Disallow: /ru/tours$');
    expect(lines.filter((line) => line.startsWith('Disallow: /tours'))).toEqual([]);
    expect(lines).not.toContain('Disallow: /ru/tours');
  });

  it('disallows the real address of a page, whatever the case of the typed path', () => {
    expect(linesFor(row({ pagePath: '/Tours', language: 'en' }))).toContain('Disallow: /tours$');
  });

  it('allows pages that may be followed or indexed, and ignores inactive settings', () => {
    const rows = [
      row({ pagePath: '/a', robots: 'noindex, follow' }),
      row({ pagePath: '/b', robots: 'index, follow' }),
      row({ pagePath: '/c', isActive: false }),
    ];
    expect(linesFor(...rows)).toEqual(linesFor());
  });

  it('lets no path add lines', () => {
    expect(linesFor(row({ pagePath: '/x\nAllow: /admin' }))).not.toContain('Allow: /admin$');
  });
});
