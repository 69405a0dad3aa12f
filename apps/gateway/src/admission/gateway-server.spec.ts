import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { gatewayServer } from './gateway-server.js';

/** Opens 600 connections, each from the next address of `address`; returns how many stay open. */
function leftOpen(address: (index: number) => string): number {
  const server = gatewayServer(() => undefined, {
    admit: () => true,
    onConnection: () => undefined,
    isBehindProxy: false,
    requestTimeout: 120_000,
  });
  const [limit] = server.listeners('connection').slice(-1);
  const ended = jest.fn();
  for (let index = 0; index < 600; index += 1) {
    limit?.(Object.assign(new EventEmitter(), { remoteAddress: address(index), destroy: ended }));
  }
  return 600 - ended.mock.calls.length;
}

describe('connections', () => {
  it.each<[string, number, (index: number) => string]>([
    ['one address', 500, () => '203.0.113.5'],
    ['one address, however it is written', 500, (index) => `${index % 2 ? '' : '::ffff:'}203.0.113.5`],
    ['the addresses of one customer of a provider', 500, (index) => `2001:db8:1:2::${index.toString(16)}`],
    ['many addresses', 600, (index) => `2001:db8:1:${index.toString(16)}::1`],
    ['the machine itself', 600, () => '::1'],
  ])('of %s: %i of 600', (_, expected, address) => {
    expect(leftOpen(address)).toBe(expected);
  });
});
