import { describe, expect, it } from '@jest/globals';
import { isForeign, type RequestOrigin } from './foreign-origin.rules.js';

const own = { publicUrl: 'https://ride.example', isLocal: false };
const local = { publicUrl: 'http://localhost:3000', isLocal: true };

const foreign = (request: Partial<RequestOrigin>, address = own) =>
  isForeign(
    { method: 'POST', secFetchSite: undefined, origin: undefined, host: 'gateway:8080', ...request },
    address,
  );

describe('isForeign', () => {
  it('is false for clients other than browsers', () => {
    expect(foreign({})).toBe(false);
  });

  it.each([
    ['same-origin', false],
    ['none', false],
    ['same-site', true],
    ['cross-site', true],
    ['anything', true],
  ])('believes the browser: %s', (secFetchSite, expected) => {
    expect(foreign({ secFetchSite })).toBe(expected);
    expect(foreign({ secFetchSite, origin: 'https://ride.example' })).toBe(expected);
  });

  it.each([
    ['https://ride.example', 'gateway:8080', false],
    ['http://ride.lan:3000', 'ride.lan:3000', false],
    ['http://ride.lan:3000', 'RIDE.lan:3000', false],
    ['http://ride.example', 'gateway:8080', true],
    ['https://www.ride.example', 'gateway:8080', true],
    ['https://ride.example.evil.example', 'ride.example', true],
    ['http://ride.lan:4000', 'ride.lan:3000', true],
    ['null', 'null', true],
    ['', '', true],
  ])('else compares the origin %s with PUBLIC_URL and the host %s', (origin, host, expected) => {
    expect(foreign({ origin, host })).toBe(expected);
  });

  it('does not trust a foreign name that resolves to this machine', () => {
    const at = (host: string) => foreign({ origin: `http://${host}`, host }, local);
    expect([at('localhost:3000'), at('127.0.0.1:3000'), at('[::1]:3000'), at('evil.example:3000')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('lets every site send safe requests', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect(foreign({ method, secFetchSite: 'cross-site', origin: 'https://evil.example' })).toBe(false);
    }
  });
});
