import { describe, expect, it } from '@jest/globals';
import { pageAddressOf } from './page-address.rules.js';

describe('pageAddressOf', () => {
  it.each([
    ['/', { kind: 'page', path: '/', cached: 'as found' }],
    ['/ru/cars?utm_source=x', { kind: 'page', path: '/ru/cars', cached: 'as found' }],
    ['/booking?carId=1', { kind: 'page', path: '/booking', cached: 'as found' }],
    [
      '/cars.data?_routes=routes%2Fcars&x=1',
      { kind: 'page', path: '/cars.data?_routes=routes%2Fcars', cached: 'never' },
    ],
    [
      '/cars.data?_routes=en%2Ffleet',
      { kind: 'page', path: '/cars.data?_routes=en%2Ffleet', cached: 'as found' },
    ],
    ['/nothing', { kind: 'page', path: '/not-found', cached: 'as not found' }],
    ['/ru/nothing?x=1', { kind: 'page', path: '/ru/not-found', cached: 'as not found' }],
    ['/russia', { kind: 'page', path: '/not-found', cached: 'as not found' }],
    ['/%E0%A4%A', { kind: 'page', path: '/not-found', cached: 'as not found', isMalformed: true }],
    ['/RU/%E0%A4%A', { kind: 'page', path: '/ru/not-found', cached: 'as not found', isMalformed: true }],
    ['/zz.data?_routes=zz', { kind: 'page', path: '/not-found.data', cached: 'as not found' }],
    ['/_root.data', { kind: 'page', path: '/_root.data', cached: 'as found' }],
    ['/assets/entry-1.js?x', { kind: 'file', path: '/assets/entry-1.js' }],
    ['/robots.txt', { kind: 'file', path: '/robots.txt' }],
    ['/sitemap.xml?x=1', { kind: 'page', path: '/sitemap.xml', cached: 'as found' }],
  ])('%s', (url, address) => {
    expect(pageAddressOf(url)).toEqual(address);
  });

  it.each([
    ['/Services', '/services'],
    ['/RU/services?x=1', '/ru/services?x=1'],
    ['/services/', '/services'],
    ['/ru/', '/ru'],
    ['/booking//success', '/booking/success'],
    ['//anything', '/anything'],
    ['///', '/'],
    ['/\\elsewhere.example/Cars', '/elsewhere.example/cars'],
    ['//robots.txt', '/robots.txt'],
    ['http://site/Tours/A1', '/tours/a1'],
    ['/services/%30b0c%2D%41f', '/services/0b0c-af'],
    ['/%63ars.d%61ta?_routes=en%2Ffleet', '/cars.data?_routes=en%2Ffleet'],
    ['/assets/%65ntry-1%2Ejs', '/assets/entry-1.js'],
  ])('%s is another spelling of %s [II-29]', (url, location) => {
    expect(pageAddressOf(url)).toEqual({ kind: 'moved', location });
  });

  it('keeps necessary escapes, so that no address redirects to itself', () => {
    for (let code = 0; code < 256; code += 1) {
      if (/[\w.~-]/.test(String.fromCodePoint(code))) continue;
      const path = `/services/%${code.toString(16).padStart(2, '0')}`;
      expect(pageAddressOf(path)).not.toMatchObject({ kind: 'moved' });
    }
    expect(pageAddressOf('/services/%2561')).not.toMatchObject({ kind: 'moved' });
  });

  it('is the not-found page for a path above the length limit', () => {
    const notFound = { kind: 'page', path: '/not-found', cached: 'as not found' };
    expect(pageAddressOf(`/tours/${'a'.repeat(294)}`)).toEqual(notFound);
    expect(pageAddressOf(`/${'a'.repeat(400)}.js`)).toEqual(notFound);
    expect(pageAddressOf(`/tours/${'a'.repeat(293)}`)).toMatchObject({ cached: 'as found' });
    expect(pageAddressOf(`/cars.data?_routes=${'a'.repeat(400)}`)).toEqual({
      ...notFound,
      path: '/not-found.data',
    });
  });
});
