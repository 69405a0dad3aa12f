import { describe, expect, it } from '@jest/globals';
import { RouterContextProvider, UNSAFE_ErrorResponseImpl } from 'react-router';
import { createGateway } from './gateway';
import { pageLogContext, reportPageError } from './page-log';

function recordedLog() {
  const lines: string[] = [];
  const note = (...parts: unknown[]) => lines.push(parts.map(String).join(': '));
  return { lines, request: { correlationId: 'visit', logWarning: note, logError: note } };
}

describe('the log of pages', () => {
  it('has one line, with the pattern of the path, for data that several loaders request', async () => {
    const { lines, request } = recordedLog();
    const gateway = createGateway(() => Promise.reject(new Error('no connection')), request);
    const read = () => gateway.readOr('/api/seo?language=en&pagePath=%2Fanna%40example.com', []);
    expect(await Promise.all([read(), read()])).toEqual([[], []]);
    expect(lines).toEqual(['/api/seo failed, the page is shown without it: Error: no connection']);
  });

  it('does not contain the id of a record', async () => {
    const { lines, request } = recordedLog();
    const failing = { ok: false, status: 500, json: () => Promise.resolve(null) };
    const gateway = createGateway(() => Promise.resolve(failing), request);
    await expect(gateway.readOne('/api/tours/anna@example.com')).rejects.toBeDefined();
    expect(lines).toEqual(['/api/tours/:id failed: status 500']);
  });

  it('says an outage once, in one sentence without an error and so without a stack', async () => {
    const { lines, request: log } = recordedLog();
    const context = new RouterContextProvider();
    context.set(pageLogContext, log);
    const unavailable = { ok: false, status: 503, json: () => Promise.resolve(null) };
    const gateway = createGateway(() => Promise.resolve(unavailable), log);
    expect(await gateway.readOr('/api/cars', [])).toEqual([]);
    expect(gateway.hasAllResponses()).toBe(false);
    await expect(gateway.readOne('/api/tours/1')).rejects.toBeDefined();
    const shown = new UNSAFE_ErrorResponseImpl(503, 'Service Unavailable', null);
    reportPageError(shown, { request: new Request('https://site.example'), context });
    expect(lines).toEqual([
      '/api/cars failed, the page is shown without it: status 503',
      '/api/tours/:id failed: status 503',
    ]);
  });

  it('says in one sentence that the gateway was too slow', async () => {
    const { lines, request } = recordedLog();
    const tooLate = AbortSignal.timeout(0);
    const gateway = createGateway(
      () => new Promise((_, reject) => tooLate.addEventListener('abort', () => reject(tooLate.reason))),
      request,
    );
    await expect(gateway.readOne('/api/tours/1')).rejects.toBeDefined();
    expect(lines).toEqual(['No response from /api/tours/:id: timeout']);
  });

  it('contains errors of rendering, without the address that the router quotes', () => {
    const { lines, request: log } = recordedLog();
    const context = new RouterContextProvider();
    context.set(pageLogContext, log);
    const cause = new Error('No route matches URL "/anna@example.com"');
    const request = new Request('https://site.example/anna@example.com');
    const notFound = new UNSAFE_ErrorResponseImpl(404, 'Not Found', cause, true);
    reportPageError(notFound, { request, context });
    expect(lines).toEqual(['A page could not be rendered: status 404']);
    reportPageError(cause, { request: new Request(request, { signal: AbortSignal.abort() }), context });
    expect(lines).toHaveLength(1);
  });
});
