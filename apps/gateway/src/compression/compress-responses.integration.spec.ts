import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const admins = Array.from({ length: 20 }, (_, index) => ({
  id: randomUUID(),
  username: `admin ${index}`,
  email: `admin-${index}@example.com`,
  createdAt: '2026-11-21T09:30:00.000Z',
}));
/** Number of admins that identity returns. */
let count = admins.length;

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(admins.slice(0, count)));
  });
});

afterAll(() => gateway.stop());

/** `fetch` decompresses the body; the header still names the encoding. */
async function readAdmins(acceptEncoding: string) {
  const response = await fetch(`${gateway.address}/api/admin/admins`, {
    headers: { authorization: `Bearer ${gateway.token()}`, 'accept-encoding': acceptEncoding },
  });
  const { headers } = response;
  return {
    body: await response.json(),
    encoding: headers.get('content-encoding'),
    vary: headers.get('vary'),
    bytes: Number(headers.get('content-length')),
  };
}

describe('responses that are made for one client', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
  ])('are compressed for a client that accepts %s', async (accepted, encoding) => {
    count = admins.length;
    const response = await readAdmins(accepted);
    expect(response).toMatchObject({ body: admins, encoding, vary: 'accept-encoding' });
    expect(response.bytes).toBeLessThan(JSON.stringify(admins).length / 2);
  });

  it.each(['identity', 'br;q=0'])('are plain for a client that accepts %s', async (accepted) => {
    count = admins.length;
    const response = await readAdmins(accepted);
    expect(response).toMatchObject({ body: admins, encoding: null, vary: 'accept-encoding' });
    expect(response.bytes).toBe(JSON.stringify(admins).length);
  });

  it('are not compressed if they are small', async () => {
    // About 1.3 kB.
    count = 10;
    expect(await readAdmins('br')).toMatchObject({ body: admins.slice(0, 10), encoding: null, vary: null });
  });
});
