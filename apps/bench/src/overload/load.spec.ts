import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createSender, noOutcome, percentile } from './load.js';

let server: Server;
afterEach(() => void server?.close());

describe('a load', () => {
  it('counts what is done, what is rejected with a time to try again, and what fails', async () => {
    server = createServer(({ url }, response) => {
      if (url === '/busy') response.setHeader('retry-after', '2');
      response.writeHead(url === '/' ? 200 : 503).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { send, close } = createSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 2);
    const outcome = noOutcome();
    await Promise.all(['/', '/busy', '/broken', '/'].map((path) => send({ method: 'GET', path }, outcome)));
    expect(outcome).toMatchObject({ done: 2, rejected: 1, failed: 1 });
    expect([outcome.doneMs.length, outcome.rejectedMs.length]).toEqual([2, 1]);
    await send({ method: 'GET', path: '/', wanted: 404 }, outcome);
    await send({ method: 'GET', path: '/broken', wanted: 503 }, outcome);
    close();
    expect(outcome).toMatchObject({ done: 3, failed: 2 });
  });

  it('has percentiles', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(3);
    expect(percentile([], 0.99)).toBe(0);
  });
});
