import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;
/** Commands that identity received. */
let commands: unknown[] = [];

afterEach(() => gateway.stop());

async function start(publicUrl: string, deviceToken?: string) {
  commands = [];
  gateway = await startGateway(
    (request, response) => {
      const session = {
        accessToken: 'access',
        expiresIn: 600,
        admin: { id: randomUUID(), username: 'leyla', email: 'leyla@example.com' },
        refreshToken: 'next',
        refreshExpiresAt: new Date(Date.now() + 60_000).toISOString(),
        ...(deviceToken ? { deviceToken } : {}),
      };
      void json(request).then((command) => {
        commands.push(command);
        response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(session));
      });
    },
    { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '127.0.0.1' },
  );
}

async function signIn(headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.address}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'leyla@example.com', password: 'a quiet street' }),
  });
  const cookie = response.headers.getSetCookie().find((text) => text.includes('device='));
  return { cookie, body: await response.text() };
}

describe('a device on which an admin has signed in', () => {
  it('gets a cookie that no script reads, and comes with it and its address', async () => {
    await start('https://ride.example', 'of-this-device');
    const { cookie, body } = await signIn({ 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' });
    expect(cookie).toBe(
      '__Host-device=of-this-device; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
    expect(body).not.toContain('of-this-device');
    await signIn({ cookie: '__Host-device=of-this-device', 'x-forwarded-for': '203.0.113.9' });
    expect(commands).toMatchObject([
      { address: '2001:db8:1:2::' },
      { address: '203.0.113.9', deviceToken: 'of-this-device' },
    ]);
  });

  it('can sign in although another site on the same host has set a cookie of that name', async () => {
    await start('http://localhost:3000');
    for (const foreign of ['%00', 'a tablet', 'x'.repeat(1_001)])
      await signIn({ cookie: `device=${foreign}` });
    expect(commands).toHaveLength(3);
    for (const command of commands) expect(command).not.toHaveProperty('deviceToken');
  });

  it('gets none from an identity service of the previous release', async () => {
    await start('http://localhost:3000');
    expect((await signIn()).cookie).toBeUndefined();
  });
});
