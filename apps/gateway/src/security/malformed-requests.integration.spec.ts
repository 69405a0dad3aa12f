import { once } from 'node:events';
import { connect } from 'node:net';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;

beforeAll(async () => {
  // Stands in for the web server; it has no page.
  gateway = await startGateway((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>not found</h1>');
  });
});

afterAll(() => gateway.stop());

/** Sends bytes and reads until the server closes the connection. */
async function send(request: string) {
  const socket = connect(Number(new URL(gateway.address).port), '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  socket.write(request);
  await once(socket, 'close');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const get = (path: string, headers = '') =>
  send(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`);

describe('an address that can not be decoded', () => {
  it.each([
    ['/%', 400],
    ['/ru/%', 400],
    ['/%e0%a4%a', 400],
    ['/%ff', 400],
    [`/${'a'.repeat(400)}`, 404],
    ['/nothere.png', 404],
  ])("is the site's page of what is not found: %s, %i [II-30]", async (path, expected) => {
    const { status, head, body } = await get(path);
    expect(status).toBe(expected);
    expect(head).toContain('content-type: text/html');
    expect(head).toContain('content-security-policy: ');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(body).toContain('not found');
  });

  it.each([
    ['/api/%', 404, 'route.notFound'],
    ['/api/services/%', 400, 'request.invalid'],
    ['/media/%/%', 400, 'request.invalid'],
    ['/admin/assets/..%2f..%2fpackage.json', 403, 'request.rejected'],
  ])('is a problem of its own status: %s', async (path, status, code) => {
    const response = await get(path);
    expect(response.head).toContain('application/problem+json');
    expect(problem.parse(JSON.parse(response.body))).toMatchObject({ status, code });
    expect(response.status).toBe(status);
  });
});

describe('what is no request', () => {
  it.each([
    ['GET / HTTP/9.9\r\n\r\n', 400, 'request.malformed'],
    ['FOO / HTTP/1.1\r\nHost: site\r\n\r\n', 400, 'request.malformed'],
    [`GET / HTTP/1.1\r\nHost: site\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'request.rejected'],
    ['GET / HTTP/1.1\r\nHost: one\r\nhost: other\r\nConnection: close\r\n\r\n', 400, 'request.malformed'],
  ])('is a problem with the headers of every response', async (request, status, code) => {
    const response = await send(request);
    expect(response.status).toBe(status);
    expect(response.head).toContain('application/problem+json');
    expect(response.head).toContain('x-content-type-options: nosniff');
    expect(problem.parse(JSON.parse(response.body))).toMatchObject({ status, code });
  });
});

describe('a body that is nested too deeply', () => {
  it.each(['/api/contact-messages', '/api/admin/drivers', '/api/admin/seo-settings'])(
    'is no proper request, with or without a key: %s',
    async (path) => {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const body = `{"schemaMarkup":{"a":${open.repeat(9_000)}1${close.repeat(9_000)}}}`;
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${gateway.token()}`,
          'idempotency-key': 'a-key',
        };
        const response = await fetch(`${gateway.address}${path}`, { method: 'POST', headers, body });
        expect(problem.parse(await response.json())).toMatchObject({
          status: 400,
          code: 'request.malformed',
        });
      }
    },
  );
});
