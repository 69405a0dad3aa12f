import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway((_request, response) => void response.writeHead(500).end(), {
    TRUSTED_PROXIES: '127.0.0.1',
    WRITE_LIMIT_PER_MINUTE: '1',
  });
});
afterAll(() => gateway.stop());

async function post(path: string, type: string, body: string, address = '203.0.113.1') {
  const response = await fetch(`${gateway.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    body,
  });
  return response.status;
}

const report = JSON.stringify({
  'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' },
});

describe('reports of the policy', () => {
  it('are accepted, a few a minute from one client, and do not count as writes', async () => {
    expect(await post('/api/csp-reports', 'application/csp-report', report)).toBe(204);
    expect(await post('/api/csp-reports', 'application/reports+json', '[]')).toBe(204);
    expect(await post('/api/csp-reports', 'application/csp-report', 'no JSON')).toBe(204);
    let status = 204;
    for (let time = 0; time < 20 && status === 204; time += 1) {
      status = await post('/api/csp-reports', 'application/csp-report', report);
    }
    expect(status).toBe(429);
    expect(await post('/api/contact-messages', 'application/json', '{}')).toBe(400);
  });

  it('have a small size limit, and no other route accepts their content types', async () => {
    expect(await post('/api/csp-reports', 'application/csp-report', 'x'.repeat(17_000), '203.0.113.2')).toBe(
      413,
    );
    expect(await post('/api/contact-messages', 'application/csp-report', '{}', '203.0.113.3')).toBe(415);
  });
});
