import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { warnOfSharedAddress } from './warn-of-shared-address.js';

const TRUSTED_PROXIES = ['10.0.0.0/8'];
const nodes = ['10.1.0.4', '10.1.0.5'];
const ingress = '10.2.0.7';

let app: FastifyInstance;
let warned: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  app = fastify({ trustProxy: TRUSTED_PROXIES });
  warnOfSharedAddress(app, { TRUSTED_PROXIES });
  app.get('/', async () => '');
});

afterEach(async () => {
  warned.mockRestore();
  await app.close();
});

async function send(requests: number, visitor?: string) {
  for (let request = 0; request < requests; request += 1) {
    const address = visitor ?? nodes[request % nodes.length];
    await app.inject({ url: '/', remoteAddress: ingress, headers: { 'x-forwarded-for': address } });
  }
}

it("warns once if proxies name no visitor's address", async () => {
  await send(199);
  expect(warned).not.toHaveBeenCalled();
  await send(300);
  expect(warned).toHaveBeenCalledTimes(1);
});

it("does not warn if a visitor's address was seen", async () => {
  await send(100);
  await send(1, '203.0.113.9');
  await send(300);
  expect(warned).not.toHaveBeenCalled();
});

it('does not count requests without a proxy or from an untrusted one', async () => {
  for (let request = 0; request < 300; request += 1) {
    await app.inject({ url: '/', remoteAddress: ingress });
    const headers = { 'x-forwarded-for': '10.1.0.4' };
    await app.inject({ url: '/', remoteAddress: '203.0.113.9', headers });
  }
  expect(warned).not.toHaveBeenCalled();
});
