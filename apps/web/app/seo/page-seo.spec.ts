import { describe, expect, it } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { gatewayContext } from '../api/gateway';
import { fakeGateway } from '../site-under-test/fake-gateway';
import { someContactSettings, someSeoRow } from '../site-under-test/records';
import { pageSeo, type OwnSeo } from './page-seo';
import { publicUrlContext } from './public-url';
import { seoTags } from './seo-tags';

const site = 'https://drivers.example';

async function headOf(
  pattern: string,
  rows: ReturnType<typeof someSeoRow>[],
  own: 'about' | OwnSeo = 'about',
  params = {},
) {
  const context = new RouterContextProvider();
  const settings = someContactSettings({
    socialMedia: { instagram: 'https://instagram.example/khazar', telegram: '@khazar' },
  });
  context.set(gatewayContext, fakeGateway({ '/api/seo': rows, '/api/contact-settings': settings }));
  context.set(publicUrlContext, site);
  const seo = await pageSeo({ pattern, params, context }, own);
  const tags = seoTags(seo) as Record<string, unknown>[];
  return {
    title: tags.find((tag) => 'title' in tag)?.['title'],
    content: (name: string) =>
      tags.find((tag) => tag['name'] === name || tag['property'] === name)?.['content'],
    canonical: tags.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: tags.filter(({ rel }) => rel === 'alternate').map(({ hrefLang }) => hrefLang),
    data: tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as object] : [])),
  };
}

describe('the head of a page', () => {
  it('without settings of its own has built-in texts, addresses and the company', async () => {
    const head = await headOf('/ru/about', []);
    expect(head.title).toMatch(/ \| Khazar Drivers$/);
    expect(head.content('robots')).toBe('index, follow');
    expect(head.canonical).toBe(`${site}/ru/about`);
    expect(head.alternates).toEqual(['en', 'ru', 'x-default']);
    expect(head.content('og:image')).toBe(`${site}/og-default.jpg`);
    expect([head.content('og:image:width'), head.content('og:image:height')]).toEqual(['1200', '630']);
    expect(head.content('og:image:alt')).toMatch(/^Водитель у тёмного седана/);
    expect(head.content('twitter:image:alt')).toBe(head.content('og:image:alt'));
    expect(head.data).toMatchObject([
      {
        '@type': 'TaxiService',
        telephone: '+994 12 345 67 89',
        logo: `${site}/apple-touch-icon.png`,
        image: `${site}/og-default.jpg`,
        sameAs: ['https://instagram.example/khazar'],
        openingHours: ['Mo-Su 06:00-23:00'],
      },
    ]);
  });

  it('has the values of its SEO settings [P7.8]', async () => {
    const row = someSeoRow({
      metaTitle: 'Title',
      metaDescription: 'Description',
      metaKeywords: 'one, two',
      ogTitle: 'Shared',
      ogDescription: 'Shared text',
      ogImageUrl: '/media/shared.jpg',
      twitterTitle: 'Tweeted',
      twitterImageUrl: 'https://images.example/tweeted.jpg',
      canonicalUrl: '/about-us',
      robots: 'index, nofollow',
      schemaMarkup: { '@type': 'LocalBusiness' },
    });
    const head = await headOf('/about', [row]);
    expect(head.title).toBe('Title');
    expect(head.content('description')).toBe('Description');
    expect(head.content('keywords')).toBe('one, two');
    expect(head.content('og:title')).toBe('Shared');
    expect(head.content('og:image')).toBe(`${site}/media/shared.jpg`);
    expect(head.content('og:image:width')).toBeUndefined();
    expect(head.content('og:image:alt')).toBe('Shared');
    expect(head.content('twitter:title')).toBe('Tweeted');
    expect(head.content('twitter:description')).toBe('Shared text');
    expect(head.content('twitter:image')).toBe('https://images.example/tweeted.jpg');
    expect(head.content('robots')).toBe('index, nofollow');
    expect(head.canonical).toBe(`${site}/about-us`);
    expect(head.data).toEqual([{ '@type': 'LocalBusiness' }]);
  });

  it('ignores a row that is switched off [P4.27]', async () => {
    const head = await headOf('/about', [someSeoRow({ metaTitle: 'Off', isActive: false })]);
    expect(head.title).toBe('About us | Khazar Drivers');
  });

  it('links only to languages that may be indexed', async () => {
    const noRussian = someSeoRow({ language: 'ru', robots: 'noindex, follow' });
    expect((await headOf('/about', [noRussian])).alternates).toEqual(['en', 'x-default']);
    const noEnglish = someSeoRow({ robots: 'noindex, nofollow' });
    expect((await headOf('/ru/about', [noEnglish])).alternates).toEqual(['ru']);
    expect((await headOf('/about', [noEnglish])).alternates).toEqual([]);
  });

  it('links to no language in which the page is a copy of another address', async () => {
    const itself = someSeoRow({ canonicalUrl: `${site}/about` });
    const copy = someSeoRow({ language: 'ru', canonicalUrl: `${site}/ru/company` });
    expect((await headOf('/about', [itself, copy])).alternates).toEqual(['en', 'x-default']);
    expect((await headOf('/ru/about', [itself, copy])).alternates).toEqual([]);
  });

  it('takes its addresses from the matched route', async () => {
    const head = await headOf('ru/services/:id', [], 'about', { id: 'city-tour' });
    expect(head.canonical).toBe(`${site}/ru/services/city-tour`);
    expect(head.content('og:url')).toBe(head.canonical);
  });

  it('of a page that does not exist has no address, no other languages and no settings', async () => {
    const nothing: OwnSeo = {
      title: 'Nothing',
      description: 'Nothing',
      robots: 'noindex, follow',
      exists: false,
    };
    const head = await headOf('ru/*', [someSeoRow({ pagePath: '/nowhere', language: 'ru' })], nothing, {
      '*': 'nowhere',
    });
    expect(head.canonical).toBeUndefined();
    expect(head.content('og:url')).toBeUndefined();
    expect(head.alternates).toEqual([]);
    expect(head.content('robots')).toBe('noindex, follow');
  });
});
