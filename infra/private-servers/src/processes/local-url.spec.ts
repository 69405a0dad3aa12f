import { expect, it } from '@jest/globals';
import { localUrl } from './local-url.js';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['2001:db8::5', 'http://[2001:db8::5]:3000'],
  ['192.0.2.5', 'http://192.0.2.5:3000'],
  ['localhost', 'http://localhost:3000'],
])('what listens on %s is reached at %s', (host, url) => {
  expect(localUrl(host, 3000)).toBe(url);
});
