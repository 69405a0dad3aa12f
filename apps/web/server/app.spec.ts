import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServiceApp } from '@chauffeur/service-kit';
import { createApp } from './app.js';

const publicUrl = 'https://site.example';
const environmentFor = (gatewayUrl: string) => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  GATEWAY_URL: gatewayUrl,
  PUBLIC_URL: `${publicUrl}/`,
});

let gateway: Server;
let app: ServiceApp;
let withoutGateway: ServiceApp;
let site: string;
let siteWithoutGateway: string;

beforeAll(async () => {
  gateway = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('[]');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  app = await createApp(environmentFor(`http://127.0.0.1:${port}`));
  site = await app.listen(0, '127.0.0.1');
  // No process listens on port 9.
  withoutGateway = await createApp(environmentFor('http://127.0.0.1:9'));
  siteWithoutGateway = await withoutGateway.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await Promise.all([app.close(), withoutGateway.close()]);
  await new Promise((resolve) => gateway.close(resolve));
});

/** Returns the response after reading its body: with an unread body the connection, and so the server, stays open. */
async function read(address: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, options);
  await response.arrayBuffer();
  return response;
}

describe('the web server', () => {
  it.each(['/health/live', '/health/ready'])('responds to %s without the gateway', async (path) => {
    const response = await fetch(`${siteWithoutGateway}${path}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok' });
  });

  it('lets a complete page be cached', async () => {
    const response = await fetch(`${site}/ru/about`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('content-language')).toBe('ru');
    expect(await response.text()).toContain(`<link rel="canonical" href="${publicUrl}/ru/about"/>`);
  });

  it('shows a page without its data, which must not be cached', async () => {
    const response = await read(`${siteWithoutGateway}/about`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('serves hashed files permanently, compressed', async () => {
    const files = await readdir(new URL('../build/client/assets/', import.meta.url));
    const script = files.find((name) => name.startsWith('frame-') && name.endsWith('.js'));
    const response = await read(`${site}/assets/${script}`, { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    const missing = await fetch(`${site}/assets/missing-1.js`);
    expect([missing.status, await missing.text()]).toEqual([404, '']);
  });

  it('renders robots.txt and the sitemap', async () => {
    const robots = await fetch(`${site}/robots.txt`);
    expect(await robots.text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect((await read(`${site}/sitemap.xml`)).headers.get('content-type')).toContain('xml');
  });

  it('serves other files for an hour', async () => {
    const response = await read(`${site}/favicon.svg`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
  });

  it('serves the icon that browsers and crawlers request without a link', async () => {
    const response = await read(`${site}/favicon.ico`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'image/vnd.microsoft.icon',
    ]);
  });

  it('names the variable that is wrong', async () => {
    await expect(createApp({ GATEWAY_URL: 'gateway', PUBLIC_URL: publicUrl })).rejects.toThrow(
      'GATEWAY_URL: must be an http(s) address',
    );
  });
});
