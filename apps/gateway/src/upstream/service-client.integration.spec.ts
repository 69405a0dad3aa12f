import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { internalTokenHeader } from '@chauffeur/contracts/http/headers';
import { serviceRegistry, startMetrics, useServiceLogger } from '@chauffeur/service-kit';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ServiceClient } from './service-client.js';
import { requestDuration } from './upstream.module.js';

let server: Server;
let client: ServiceClient;

async function serve(listener: RequestListener): Promise<void> {
  useServiceLogger('gateway', 'silent');
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = new ServiceClient(
    'finance',
    `http://127.0.0.1:${port}`,
    'internal-token-of-this-spec',
    requestDuration(serviceRegistry('gateway')),
  );
}

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await client.onApplicationShutdown();
});

const contentOf = async (): Promise<Readable> => (await client.file({ path: '/export.csv' })).getStream();

describe('a file from a service', () => {
  it('is streamed, with its content type and name', async () => {
    let finish: () => void = () => undefined;
    await serve((request, response) => {
      response.setHeader('content-type', 'text/csv; charset=utf-8');
      response.setHeader('content-disposition', 'attachment; filename="a.csv"');
      response.write(String(request.headers[internalTokenHeader]));
      finish = () => response.end(',end');
    });
    const file = await client.file({ path: '/export.csv' });
    expect(file.getHeaders()).toMatchObject({
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="a.csv"',
    });
    const content: Readable = file.getStream();
    const [first] = (await once(content, 'data')) as [Buffer];
    expect(first.toString()).toBe('internal-token-of-this-spec');
    finish();
    expect(await text(content)).toBe(',end');
  });

  it('may be larger than any other response', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    await serve((_request, response) => {
      let left = 40;
      const more = (): void => {
        while (left > 0) if (((left -= 1), !response.write(chunk))) return;
        response.end();
      };
      response.on('drain', more);
      more();
    });
    let bytes = 0;
    for await (const part of await contentOf()) bytes += (part as Buffer).length;
    expect(bytes).toBe(40 * 1024 * 1024);
  });

  it("throws the coded error of the service's problem", async () => {
    await serve((_request, response) => {
      response.statusCode = 404;
      response.end(
        JSON.stringify({ type: 'about:blank', title: '', status: 404, code: 'transaction.notFound' }),
      );
    });
    await expect(client.file({ path: '/export.csv' })).rejects.toMatchObject({
      code: 'transaction.notFound',
    });
  });

  it('fails when the service breaks off, so that half a file is not taken for a whole one', async () => {
    await serve((_request, response) => {
      response.write('half');
      setImmediate(() => response.destroy());
    });
    const content = await contentOf();
    await expect(text(content)).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  });

  it('is aborted at the service when the client disconnects', async () => {
    let close: (isFinished: boolean) => void = () => undefined;
    const closed = new Promise<boolean>((resolve) => (close = resolve));
    await serve((_request, response) => {
      response.on('close', () => close(response.writableFinished));
      response.write('half');
    });
    (await contentOf()).destroy();
    expect(await closed).toBe(false);
  });

  it('is unavailable if no server listens', async () => {
    await serve(() => undefined);
    server.close();
    await once(server, 'close');
    await expect(client.file({ path: '/export.csv' })).rejects.toMatchObject({ code: 'service.unreachable' });
  });
});

describe('requests to a service', () => {
  it('that are polls are logged once while there is no response, and once when there is one again', async () => {
    let isUp = false;
    await serve((_request, response) => (isUp ? response.end() : response.destroy()));
    const lines = [
      jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined),
      jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined),
    ];
    const poll = () => client.request({ path: '/open', isPoll: true });
    await expect(poll()).rejects.toMatchObject({ code: 'service.unreachable' });
    await expect(poll()).rejects.toMatchObject({ code: 'service.unreachable' });
    isUp = true;
    await poll();
    await poll();
    expect(lines.map(({ mock }) => mock.calls.map(([line]) => line))).toEqual([
      ['no response from finance to GET /open'],
      ['finance responds to /open again'],
    ]);
    isUp = false;
    for (let count = 0; count < 2; count += 1)
      await client.request({ path: '/other' }).catch(() => undefined);
    expect(lines[0]?.mock.calls).toHaveLength(3);
    jest.restoreAllMocks();
  });

  it('are reported as unavailable, not unauthorized, if it does not accept the internal token', async () => {
    await serve((_request, response) => {
      const problem = { type: 'about:blank', title: '', status: 401, code: 'internalToken.required' };
      response.writeHead(401).end(JSON.stringify(problem));
    });
    await expect(client.bytes({ path: '/bookings' })).rejects.toMatchObject({ code: 'service.unreachable' });
  });

  it.each([
    [409, 'boat.sunk', 409, 'request.rejected'],
    [404, 'boat.notFound', 404, 'request.rejected'],
    [405, 'request.rejected', 405, 'request.rejected'],
    [500, 'boat.failed', 500, 'service.failed'],
    [503, 'boat.unavailable', 503, 'service.unreachable'],
  ])('that respond %i %s are %i %s, also if a later release has added the code', async (...row) => {
    const [status, code, expectedStatus, expectedCode] = row;
    const errors = [{ field: 'name', code: 'name.sunk', params: { max: 4 } }];
    await serve((_request, response) => {
      response
        .writeHead(status)
        .end(JSON.stringify({ type: 'about:blank', title: '', status, code, errors }));
    });
    await expect(client.bytes({ path: '/boats' })).rejects.toMatchObject({
      code: expectedCode,
      status: expectedStatus,
      errors: status < 500 ? errors : [],
    });
  });

  it('are measured by service and status, without health checks', async () => {
    const metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    try {
      await serve((request, response) => {
        if (request.url === '/broken') response.destroy();
        else response.writeHead(request.url === '/bookings/1' ? 404 : 200).end('{}');
      });
      for (const path of ['/bookings/1?x=1', '/bookings/1', '/health/ready']) await client.request({ path });
      await expect(client.request({ path: '/broken' })).rejects.toMatchObject({
        code: 'service.unreachable',
      });
      await text((await client.file({ path: '/export.csv' })).getStream());
      const metricsText = await (await fetch(metrics.address)).text();
      const counts = metricsText
        .split('\n')
        .filter((line) => line.startsWith('http_client_request_duration_seconds_count'));
      expect(counts.map((line) => line.slice(line.indexOf('{'))).toSorted()).toEqual([
        '{target="finance",status="200",service="gateway"} 2',
        '{target="finance",status="404",service="gateway"} 1',
        '{target="finance",status="error",service="gateway"} 1',
      ]);
    } finally {
      await metrics.close();
    }
  });
});
