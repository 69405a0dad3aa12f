import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { readinessReporter } from './readiness-reporter.ts';

it('logs once what a process can not work with, and that it is ready again', async () => {
  const responses: [number, string][] = [
    [200, '{"details":{"database":{"status":"up"}}}'],
    [200, '{"details":{"database":{"status":"up"},"job queue":{"status":"degraded"}}}'],
    [200, '{"details":{"database":{"status":"up"},"job queue":{"status":"degraded"}}}'],
    [503, '{"details":{"database":{"status":"down"},"job queue":{"status":"degraded"}}}'],
    [200, '{"status":"ok"}'],
    [500, '{}'],
  ];
  const server = createServer((_, response) => {
    const [status, body] = responses.shift() ?? [500, ''];
    response.writeHead(status, { connection: 'close' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const lines: string[] = [];
  const { port } = server.address() as AddressInfo;
  const report = readinessReporter(`http://127.0.0.1:${port}`, (line) => lines.push(line));
  for (let check = 0; check < 6; check += 1) await report();
  server.close();
  await once(server, 'close');
  await report();
  expect(lines).toEqual([
    'ready, but job queue degraded',
    'not ready: database down, job queue degraded',
    'ready again',
    'not ready: 500',
    'not ready: no response',
  ]);
});
