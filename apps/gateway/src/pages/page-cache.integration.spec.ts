import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;
let rendered: string[];

beforeAll(async () => {
  gateway = await startGateway(({ url = '' }, response) => {
    rendered.push(url);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>page</h1>');
  });
});

afterAll(() => gateway.stop());

/** How often a path is rendered when it is requested three times. */
async function rendersOf(path: string): Promise<number> {
  rendered = [];
  for (let time = 0; time < 3; time += 1) {
    // oxlint-disable-next-line no-await-in-loop
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

  it.each(['/zz4711', '/zz4711.data?_routes=4711', '/cars.data?_routes=4711'])(
    'has nothing that anyone can think of: %s',
    async (path) => {
      expect(await rendersOf(path)).toBe(3);
    },
  );
});
