import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { percentile, type LoadRequest } from './load.js';
import { sendLoad } from './send-load.js';

let server: Server;
let site: string;
let connections: number;

beforeEach(async () => {
  connections = 0;
  server = createServer(({ url }, response) => {
    if (url === '/busy') response.setHeader('retry-after', '2');
    response.writeHead(url === '/' ? 200 : 503).end();
  });
  server.on('connection', () => (connections += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const get = (path: string, wanted?: number): LoadRequest => ({
  method: 'GET',
  path,
  ...(wanted === undefined ? {} : { wanted }),
});

describe('a load', () => {
  it('counts what is done, what is rejected with a time to try again, and what fails', async () => {
    const requests = [get('/'), get('/busy'), get('/broken'), get('/')];
    const outcome = await sendLoad({ site, connections: 2, requests });
    expect(outcome).toMatchObject({ done: 2, rejected: 1, failed: 1 });
    expect([outcome.doneMs.length, outcome.rejectedMs.length]).toEqual([2, 1]);
    expect(connections).toBe(2);
  });

  it('counts another expected status as done', async () => {
    const requests = [get('/', 404), get('/broken', 503)];
    expect(await sendLoad({ site, connections: 1, requests })).toMatchObject({ done: 1, failed: 1 });
  });

  it('repeats its requests at its rate until its time is over', async () => {
    const outcome = await sendLoad({ site, connections: 2, requests: [get('/')], seconds: 0.5, rate: 20 });
    expect(outcome.failed).toBe(0);
    // At most those due at 0, 50, … 450 ms. On a busy machine the time may be over before the last ones.
    expect(outcome.done).toBeGreaterThan(0);
    expect(outcome.done).toBeLessThanOrEqual(10);
  });

  it('can open a new connection for each request', async () => {
    await sendLoad({ site, connections: 1, requests: [get('/'), get('/'), get('/')], isFresh: true });
    expect(connections).toBe(3);
  });

  it('has percentiles', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(3);
    expect(percentile([], 0.99)).toBe(0);
  });
});
