import { describe, expect, it } from '@jest/globals';
import { RouterContextProvider, UNSAFE_ErrorResponseImpl } from 'react-router';
import { createGateway } from './gateway';
import { pageLogContext, reportPageError } from './page-log';

function recordedLog() {
  const lines: string[] = [];
  const note = (error: unknown, message: string) => lines.push(`${message}: ${String(error)}`);
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
    expect(lines).toEqual(['/api/tours/:id failed: Error: status 500']);
  });

  it('contains errors of rendering, without the address that the router quotes', () => {
    const { lines, request: log } = recordedLog();
    const context = new RouterContextProvider();
    context.set(pageLogContext, log);
    const cause = new Error('No route matches URL "/anna@example.com"');
    const request = new Request('https://site.example/anna@example.com');
    const notFound = new UNSAFE_ErrorResponseImpl(404, 'Not Found', cause, true);
    reportPageError(notFound, { request, context });
    expect(lines).toEqual(['A page could not be rendered: Error: status 404']);
    reportPageError(cause, { request: new Request(request, { signal: AbortSignal.abort() }), context });
    expect(lines).toHaveLength(1);
  });
});
