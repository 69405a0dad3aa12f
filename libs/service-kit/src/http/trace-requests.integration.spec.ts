import { receiveTraces, type ReceivedSpan, type TraceReceiver } from '@chauffeur/tracing/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, InternalServerErrorException, Module } from '@nestjs/common';
import { createServiceApp, type ServiceApp, type ServiceAppOptions } from '../application/service-app.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const token = 'internal-token-of-this-spec';

@Controller()
class RidesController {
  @Get('rides/:id')
  read(): string {
    return 'a ride';
  }

  @Get('broken')
  fail(): never {
    throw new InternalServerErrorException('guest@example.com');
  }
}

@Module({ controllers: [RidesController] })
class RidesModule {}

let receiver: TraceReceiver;
let app: ServiceApp;
let url: string;

beforeAll(async () => {
  receiver = await receiveTraces();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url;
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '20';
});

afterEach(() => app.close());

afterAll(async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  await receiver.stop();
});

async function start(options: Partial<ServiceAppOptions>): Promise<void> {
  receiver.spans.length = 0;
  app = await createServiceApp({
    name: 'rides',
    module: RidesModule,
    environment: { LOG_LEVEL: 'silent', INTERNAL_TOKEN: token },
    hasEvents: false,
    ...options,
  });
  url = await app.listen(0, '127.0.0.1');
}

async function spanOf(path: string, headers: Record<string, string> = {}): Promise<ReceivedSpan | undefined> {
  await (await fetch(`${url}${path}`, { headers: { 'x-internal-token': token, ...headers } })).text();
  const [span] = await receiver.untilSpans((spans) => spans.length > 0);
  return span;
}

describe('the span of a request', () => {
  it('has route, path without query, status and correlation id, and is a child of its caller’s', async () => {
    await start({});
    const headers = { traceparent, 'x-correlation-id': 'a-correlation-id' };
    expect(await spanOf('/rides/7?name=Emily', headers)).toEqual({
      service: 'rides',
      name: 'GET /rides/:id',
      kind: 'server',
      traceId,
      spanId: expect.any(String),
      parentSpanId: 'b7ad6b7169203331',
      hasFailed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/rides/:id',
        'http.response.status_code': 200,
        'url.scheme': 'http',
        'url.path': '/rides/7',
        'chauffeur.correlation_id': 'a-correlation-id',
      },
    });
  });

  it('records that a request failed, without the error’s text', async () => {
    await start({});
    const span = await spanOf('/broken');
    expect(span).toMatchObject({ hasFailed: true, attributes: { 'error.type': '500' } });
    expect(JSON.stringify(span)).not.toContain('guest@');
  });

  it('is not made for health checks', async () => {
    await start({ isPublic: true });
    await fetch(`${url}/health/live`);
    const span = await spanOf('/rides/7');
    expect(span?.name).toBe('GET /rides/:id');
  });

  it('begins a trace at a public service, whatever the visitor sends', async () => {
    await start({ isPublic: true, continuesTracesOfProxies: true });
    const span = await spanOf('/rides/7', { traceparent, 'x-forwarded-for': '203.0.113.7' });
    expect(span?.parentSpanId).toBeUndefined();
    expect(span?.traceId).not.toBe(traceId);
  });

  it('begins a trace behind a trusted proxy too, unless its traces are trusted', async () => {
    const behindProxy = { isPublic: true, trustedProxies: ['127.0.0.1'] };
    await start(behindProxy);
    expect((await spanOf('/rides/7', { traceparent, 'x-forwarded-for': '203.0.113.7' }))?.traceId).not.toBe(
      traceId,
    );
    await app.close();
    await start({ ...behindProxy, continuesTracesOfProxies: true });
    expect((await spanOf('/rides/7', { traceparent, 'x-forwarded-for': '203.0.113.7' }))?.traceId).toBe(
      traceId,
    );
  });
});
