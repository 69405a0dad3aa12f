import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { withoutPorts } from './forwarded-addresses.rules.js';
import { readForwardedAddresses } from './read-forwarded-addresses.js';

it.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:51234, 10.0.0.5:80', '198.51.100.1,203.0.113.7,10.0.0.5'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[::ffff:203.0.113.7]:80', '::ffff:203.0.113.7'],
])('%s are the addresses %s', (header, addresses) => {
  expect(withoutPorts(header).replaceAll(' ', '')).toBe(addresses);
});

it.each(['203.0.113.7', '198.51.100.1, 203.0.113.7', '2001:db8::7', '::ffff:203.0.113.7', 'unknown', ''])(
  '%j stays as it is',
  (header) => {
    expect(withoutPorts(header)).toBe(header);
  },
);

it('a client has one address on all its connections, even behind proxies that append ports', async () => {
  const app = fastify({ trustProxy: ['127.0.0.1', '10.0.0.0/8'] });
  readForwardedAddresses(app);
  app.get('/', async ({ ip }) => ip);
  const seen = async (address: string) =>
    (await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })).body;
  expect(await seen('203.0.113.7:51234')).toBe('203.0.113.7');
  expect(await seen('203.0.113.7:51235, 10.0.0.5:443')).toBe('203.0.113.7');
  await app.close();
});
