import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;
/** Refresh tokens that identity received. */
let used: unknown[];

afterEach(() => gateway.stop());

async function start(publicUrl: string) {
  used = [];
  gateway = await startGateway(
    (request, response) => {
      let body = '';
      request.on('data', (bytes: Buffer) => (body += bytes.toString()));
      request.on('end', () => {
        const { refreshToken, replaces } = JSON.parse(body) as { refreshToken?: string; replaces?: string };
        used.push(refreshToken ?? replaces);
        if (request.url === '/sessions/end') return response.writeHead(204).end();
        if (refreshToken === 'ended') {
          const body = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'session.invalid' };
          return response
            .writeHead(401, { 'content-type': 'application/problem+json' })
            .end(JSON.stringify(body));
        }
        const session = {
          accessToken: 'access',
          expiresIn: 600,
          admin: { id: randomUUID(), username: 'leyla', email: 'leyla@example.com' },
          refreshToken: 'next',
          refreshExpiresAt: new Date(Date.now() + 60_000).toISOString(),
        };
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(session));
      });
    },
    { PUBLIC_URL: publicUrl },
  );
}

/** Returns the response's status, its Set-Cookie headers without dates, and HSTS. */
async function post(path: string, cookie = '') {
  const response = await fetch(`${gateway.address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ email: 'leyla@example.com', password: 'a quiet street' }),
  });
  return {
    status: response.status,
    cookies: response.headers.getSetCookie().map((text) => text.replace(/; Expires=[^;]+/, '')),
    hsts: response.headers.get('strict-transport-security'),
  };
}

describe('the refresh cookie', () => {
  it("is only for this host and HTTPS if visitors use HTTPS, even if the proxy's connection is plain", async () => {
    await start('https://ride.example');
    const { cookies, hsts } = await post('sign-in');
    expect(cookies).toEqual(['__Host-refresh_token=next; Path=/; HttpOnly; Secure; SameSite=Strict']);
    expect(hsts).toBe('max-age=31536000');
    expect((await post('sign-out', '__Host-refresh_token=now')).cookies).toEqual([
      '__Host-refresh_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    ]);
    expect(used.at(-1)).toBe('now');
  });

  it('replaces the former cookie, whose session continues', async () => {
    await start('https://ride.example');
    const { cookies } = await post('refresh', 'refresh_token=before');
    expect(used).toEqual(['before']);
    expect(cookies).toEqual([
      '__Host-refresh_token=next; Path=/; HttpOnly; Secure; SameSite=Strict',
      'refresh_token=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict',
    ]);
    await post('refresh', 'refresh_token=before; __Host-refresh_token=now');
    expect(used.at(-1)).toBe('now');
  });

  it('names the session that a sign-in replaces in the browser', async () => {
    await start('https://ride.example');
    await post('sign-in');
    await post('sign-in', '__Host-refresh_token=now');
    expect(used).toEqual([undefined, 'now']);
  });

  it('stays when its session has ended: another tab may have signed in meanwhile', async () => {
    await start('https://ride.example');
    const rejected = await post('refresh', '__Host-refresh_token=ended');
    expect([rejected.status, rejected.cookies]).toEqual([401, []]);
  });

  it('is not that of another site on the same host or domain', async () => {
    await start('https://ride.example');
    const foreign = `refresh_token=${'eyJ.'.repeat(100)}`;
    expect((await post('refresh', foreign)).status).toBe(401);
    expect((await post('sign-out', foreign)).status).toBe(204);
    expect(used).toEqual([]);
    await post('refresh', `${foreign}; __Host-refresh_token=now`);
    expect(used).toEqual(['now']);
  });

  it('works over plain HTTP if visitors use that', async () => {
    await start('http://localhost:3000');
    const { cookies, hsts } = await post('sign-in');
    expect(cookies).toEqual(['refresh_token=next; Path=/api/auth; HttpOnly; SameSite=Strict']);
    expect(hsts).toBeNull();
  });
});
