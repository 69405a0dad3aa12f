import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const hash = 'a'.repeat(64);

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway(({ url = '' }, response) => {
    const [status, type, body]: [number, string, string] = url.startsWith('/sessions')
      ? [
          401,
          'application/problem+json',
          '{"type":"about:blank","title":"","status":401,"code":"session.wrongCredentials"}',
        ]
      : url.startsWith('/media')
        ? [200, 'image/webp', 'image']
        : url === '/'
          ? [200, 'text/html', '<h1>home</h1>']
          : [200, 'application/json', '[]'];
    response.writeHead(status, { 'content-type': type }).end(body);
  });
});

afterAll(() => gateway.stop());

async function cacheControl(method: string, path: string, body?: object) {
  const response = await fetch(`${gateway.address}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${gateway.token()}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return `${response.status} ${response.headers.get('cache-control')}`;
}

describe('cache-control', () => {
  it.each([
    ['GET', '/api/admin/admins', '200 no-store'],
    ['GET', '/api/admin/drivers/none', '400 no-store'],
    ['GET', '/api/nothing', '404 no-store'],
    ['GET', '/api/services/none', '400 no-store'],
    ['GET', '/health/ready', '200 no-store'],
    ['GET', '/media/none/none', '400 no-store'],
  ])('stores nothing by default: %s %s', async (method, path, expected) => {
    expect(await cacheControl(method, path)).toBe(expected);
  });

  it('stores no answer to a sign-in', async () => {
    const credentials = { email: 'leyla@example.com', password: 'a quiet street' };
    expect(await cacheControl('POST', '/api/auth/sign-in', credentials)).toBe('401 no-store');
  });

  it.each([
    ['/api/cars', '200 no-cache'],
    ['/', '200 no-cache'],
    ['/admin', '200 no-cache'],
    ['/drive', '200 no-cache'],
    ['/drive/service-worker.js', '200 no-cache'],
    [`/media/${hash}/400.webp`, '200 public, max-age=31536000, immutable'],
    ['/Cars', '308 null'],
  ])('lets public things be stored: %s', async (path, expected) => {
    expect(await cacheControl('GET', path)).toBe(expected);
  });
});

it("the driver's page sends no referrer, and its service worker may control it", async () => {
  const page = await fetch(`${gateway.address}/drive`);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  const worker = await fetch(`${gateway.address}/drive/service-worker.js`);
  expect(worker.headers.get('service-worker-allowed')).toBe('/drive');
});

it.each(['/admin', '/drive'])('the scripts of %s come as their build has compressed them', async (path) => {
  const page = await fetch(`${gateway.address}${path}`);
  const script = new RegExp(`${path}/assets/[^"]+\\.js`).exec(await page.text())?.[0];
  const { headers } = await fetch(`${gateway.address}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-encoding')).toBe('br');
});
