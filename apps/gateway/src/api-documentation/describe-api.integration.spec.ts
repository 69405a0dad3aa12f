import { afterEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;

afterEach(() => gateway.stop());

const get = (path: string) => fetch(`${gateway.address}${path}`);

const production = { NODE_ENV: 'production', ALLOW_IN_PRODUCTION: 'plain-http' };

async function statuses(variables: Record<string, string>) {
  gateway = await startGateway((_request, response) => response.writeHead(404).end(), variables);
  const paths = ['/api/docs', '/api/docs/swagger-ui-init.js', '/api/openapi.json', '/api/openapi.yaml'];
  const found: number[] = [];
  // Sequential: the first request generates the document, which blocks the gateway meanwhile.
  for (const path of paths) found.push((await get(path)).status);
  return found;
}

describe('the API documentation', () => {
  it('is served in development, with a Content-Security-Policy', async () => {
    expect(await statuses({})).toEqual([200, 200, 200, 200]);
    const { headers } = await get('/api/docs');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('is not there in production', async () => {
    expect(await statuses(production)).toEqual([404, 404, 404, 404]);
  });

  it('is served in production if API_DOCUMENTATION is true, and nowhere if it is false', async () => {
    expect(await statuses({ ...production, API_DOCUMENTATION: 'true' })).toEqual([200, 200, 200, 200]);
    await gateway.stop();
    expect(await statuses({ API_DOCUMENTATION: 'false' })).toEqual([404, 404, 404, 404]);
  });
});
