import { changeFrequency } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { languages } from '@chauffeur/contracts/languages/languages';
import { listedPages } from '@chauffeur/contracts/site-pages';
import { describe, expect, it } from '@jest/globals';
import { contactSettings } from '../contact-settings.js';
import { seoSettings } from './seo-settings.js';

const rows = seoSettings.map((row) => [`${row.pagePath} in ${row.language}`, row] as const);

describe('SEO settings of the demo content', () => {
  it.each(languages)('cover every page in %s, once [B3.17, P3.13]', (language) => {
    const paths = seoSettings.filter((row) => row.language === language).map(({ pagePath }) => pagePath);
    expect(paths.toSorted()).toEqual(listedPages.toSorted());
  });

  it.each(rows)('give %s a title and a description of the recommended length [B9.12]', (_, row) => {
    expect(row.metaTitle.length).toBeGreaterThanOrEqual(30);
    expect(row.metaTitle.length).toBeLessThanOrEqual(60);
    expect(row.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(row.metaDescription.length).toBeLessThanOrEqual(160);
  });

  it.each(rows)('give %s texts for link previews and keywords, in its language', (_, row) => {
    const texts = [
      row.metaTitle,
      row.metaDescription,
      row.metaKeywords,
      row.ogTitle,
      row.ogDescription,
      row.twitterTitle,
      row.twitterDescription,
    ];
    const isRussian = row.language === 'ru';
    expect(texts.filter((text) => /[а-яё]/i.test(text) !== isRussian)).toEqual([]);
  });

  it('give every page a distinct title and description', () => {
    for (const key of ['metaTitle', 'metaDescription', 'ogTitle', 'ogDescription'] as const) {
      expect(new Set(seoSettings.map((row) => row[key])).size).toBe(seoSettings.length);
    }
  });

  it('give the home page most weight, and each page a frequency that sitemaps know', () => {
    for (const row of seoSettings) {
      expect(row.priority).toBeGreaterThan(0);
      expect(row.priority).toBeLessThanOrEqual(row.pagePath === '/' ? 1 : 0.9);
      expect(changeFrequency.options).toContain(row.changeFrequency);
    }
  });

  it('leave the name of the company to the contact settings', () => {
    expect(JSON.stringify(seoSettings)).not.toContain(contactSettings.companyName);
  });
});
