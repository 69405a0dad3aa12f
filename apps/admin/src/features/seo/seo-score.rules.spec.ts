import { describe, expect, it } from '@jest/globals';
import { seoGrade, seoLength, seoScore, seoTextLengths, type ScoredSeoSettings } from './seo-score.rules';

const nothing: ScoredSeoSettings = { metaTitle: '', metaDescription: '', robots: 'noindex' };

describe('seoScore', () => {
  it.each<[string, Partial<ScoredSeoSettings>, number]>([
    ['nothing', {}, 0],
    ['a title of 29 characters', { metaTitle: 't'.repeat(29) }, 10],
    ['a title of 30 characters', { metaTitle: 't'.repeat(30) }, 20],
    ['a title of 60 characters', { metaTitle: 't'.repeat(60) }, 20],
    ['a title of 61 characters', { metaTitle: 't'.repeat(61) }, 10],
    ['a description of 119 characters', { metaDescription: 'd'.repeat(119) }, 10],
    ['a description of 120 characters', { metaDescription: 'd'.repeat(120) }, 20],
    ['a description of 160 characters', { metaDescription: 'd'.repeat(160) }, 20],
    ['a description of 161 characters', { metaDescription: 'd'.repeat(161) }, 10],
    ['an og title alone', { ogTitle: 'title' }, 0],
    ['og title and description', { ogTitle: 'title', ogDescription: 'description' }, 15],
    ['an og image', { ogImageUrl: 'https://example.com/a.jpg' }, 5],
    ['a twitter description alone', { twitterDescription: 'description' }, 0],
    ['twitter title and description', { twitterTitle: 'title', twitterDescription: 'description' }, 10],
    ['a twitter image', { twitterImageUrl: 'https://example.com/a.jpg' }, 5],
    ['a canonical address', { canonicalUrl: 'https://example.com/' }, 5],
    ['robots other than exactly noindex', { robots: 'noindex, follow' }, 5],
    ['keywords', { metaKeywords: 'baku, driver' }, 5],
    ['blank keywords', { metaKeywords: '  ' }, 0],
    ['schema markup', { schemaMarkup: { '@type': 'Organization' } }, 10],
    ['empty schema markup', { schemaMarkup: {} }, 0],
  ])('gives %s its points', (_what, settings, points) => {
    expect(seoScore({ ...nothing, ...settings })).toBe(points);
  });

  it('gives 100 to settings that lack nothing [B5.2.14, B5.2.15, B5.2.16, B5.2.17, B5.2.18, B5.2.19, B5.2.20, B5.2.21, B5.2.22, B5.2.23]', () => {
    const text = { ogTitle: 'o', ogDescription: 'o', twitterTitle: 't', twitterDescription: 't' };
    const address = 'https://example.com/';
    expect(
      seoScore({
        ...text,
        metaTitle: 'т'.repeat(45),
        metaDescription: 'о'.repeat(140),
        metaKeywords: 'водитель',
        ogImageUrl: address,
        twitterImageUrl: address,
        canonicalUrl: address,
        robots: 'index, follow',
        schemaMarkup: { '@type': 'WebPage' },
      }),
    ).toBe(100);
  });
});

describe('seoGrade', () => {
  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'red'],
  ])('shows %s in %s [B5.2.24]', (score, grade) => {
    expect(seoGrade(score)).toBe(grade);
  });
});

describe('seoLength', () => {
  it('distinguishes missing, short, good and long texts, ignoring the blanks around them [B5.2.12]', () => {
    const lengths = ['   ', `  ${'t'.repeat(29)}  `, 't'.repeat(30), 't'.repeat(61)].map((text) =>
      seoLength(text, seoTextLengths.title),
    );
    expect(lengths).toEqual(['missing', 'tooShort', 'good', 'tooLong']);
  });
});
