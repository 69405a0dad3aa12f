import { describe, expect, it } from '@jest/globals';
import { cardImage, linkCard, searchResult } from './page-preview.rules';

const texts = { metaTitle: 'Cars', metaDescription: 'Our cars' };

describe('the previews of a page', () => {
  it('truncate what is longer than search engines show', () => {
    const long = searchResult({ metaTitle: 'т'.repeat(61), metaDescription: 'd'.repeat(160) });
    expect(long).toEqual({ title: `${'т'.repeat(60)}…`, description: 'd'.repeat(160) });
  });

  it('show the texts of the search result on the link card, unless it has its own', () => {
    expect(linkCard({ ...texts, ogTitle: '  ', ogDescription: null })).toEqual({
      title: 'Cars',
      description: 'Our cars',
    });
    expect(linkCard({ ...texts, ogTitle: 'Ride', ogDescription: 'With us' })).toEqual({
      title: 'Ride',
      description: 'With us',
    });
  });

  it.each([
    ['', { kind: 'here', path: '/og-default.jpg' }],
    [null, { kind: 'here', path: '/og-default.jpg' }],
    ['not yet an addr', { kind: 'invalid' }],
    ['https://', { kind: 'invalid' }],
    ['images.example/a.jpg', { kind: 'invalid' }],
    ['C:\\photos\\a.jpg', { kind: 'invalid' }],
    ['data:image/png;base64,AAAA', { kind: 'invalid' }],
    ['https://drivers.example/media/a/social.jpg', { kind: 'here', path: '/media/a/social.jpg' }],
    ['https://images.example/a.jpg', { kind: 'elsewhere', host: 'images.example' }],
  ])('take the image of %j', (entered, image) => {
    expect(cardImage(entered, 'https://drivers.example')).toEqual(image);
  });

  it('are also shown by Chrome 119, which has no URL.canParse', () => {
    const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse') ?? {};
    Reflect.deleteProperty(URL, 'canParse');
    const image = cardImage('https://images.example/a.jpg', 'https://drivers.example');
    Object.defineProperty(URL, 'canParse', canParse);
    expect(image).toEqual({ kind: 'elsewhere', host: 'images.example' });
  });
});
