import { catalogueChanged } from '@chauffeur/contracts/events/catalogue-events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;
let rendered: string[];
let isContentThere = true;

beforeAll(async () => {
  gateway = await startGateway(({ url = '' }, response) => {
    rendered.push(url);
    response
      .writeHead(/not-found|missing/.test(url) ? 404 : 200, {
        'content-type': 'text/html',
        ...(isContentThere ? {} : { 'cache-control': 'no-store' }),
      })
      .end(isContentThere ? '<h1>page</h1>' : '<h1>page without content</h1>');
  });
});

afterAll(() => gateway.stop());

/** Requests a path three times; returns how often it was rendered. */
async function rendersOf(path: string): Promise<number> {
  rendered = [];
  for (let time = 0; time < 3; time += 1) {
    await (await fetch(`${gateway.address}${path}`)).text();
  }
  return rendered.length;
}

describe('the cache of pages', () => {
  it.each(['/', '/cars', '/ru/tours/1', '/cars.data?_routes=en%2Ffleet', '/about?utm_source=x'])(
    'has the pages of the site: %s',
    async (path) => {
      expect(await rendersOf(path)).toBe(1);
    },
  );

  it("does not cache made-up parts of a page's data", async () => {
    expect(await rendersOf('/cars.data?_routes=4711')).toBe(3);
  });

  it('shows the last complete page while content is missing, or an incomplete one if there is none', async () => {
    const textOf = async (path: string) => (await fetch(`${gateway.address}${path}`)).text();
    expect(await rendersOf('/tours')).toBe(1);
    await gateway.publish(catalogueChanged, catalogueChanged.example);
    isContentThere = false;
    expect(await textOf('/tours')).toBe('<h1>page</h1>');
    expect(await textOf('/privacy')).toBe('<h1>page without content</h1>');
    isContentThere = true;
    expect(await textOf('/privacy')).toBe('<h1>page</h1>');
  });

  it('has one page for all addresses that no page has', async () => {
    expect(await rendersOf('/zz4711')).toBe(1);
    for (const path of ['/zz4712', '/a/b/c', '/zz?x=4711']) {
      expect(await rendersOf(path)).toBe(0);
    }
    expect((await fetch(`${gateway.address}/zz4713`)).status).toBe(404);
    expect((await fetch(`${gateway.address}/%E0%A4%A`)).status).toBe(400);
    expect(await rendersOf('/%E0%A4%A')).toBe(0);
    expect(await rendersOf('/ru/zz4711')).toBe(1);
    expect(await rendersOf('/ru/zz4712')).toBe(0);
    expect(await rendersOf('/zz4711.data?_routes=4711')).toBe(1);
    expect(await rendersOf('/zz4712.data')).toBe(0);
    const missing = await fetch(`${gateway.address}/missing-4711.php`);
    expect([missing.status, await missing.text()]).toEqual([404, '<h1>page</h1>']);
    await rendersOf('/missing-4712.png');
    expect(rendered).toEqual(Array.from({ length: 3 }, () => '/missing-4712.png'));
  });
});
