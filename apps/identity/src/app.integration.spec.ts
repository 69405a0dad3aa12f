import { issuedSession, setupStateResponse } from '@chauffeur/contracts/identity/session';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { startTestService, type TestService } from '@chauffeur/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createApp } from './app.js';

const admin = { username: 'leyla', email: 'Leyla@example.com', password: 'a quiet street' };

let database: TestDatabase;
const services: TestService[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
  // The audit log can't be cleared, and no spec here reads it.
  await sql('TRUNCATE admins, password_failures CASCADE');
});

afterAll(() => database.drop());

async function identity(settings: Record<string, string> = {}) {
  const variables = { JWT_SECRET: 'jwt-secret-of-this-spec', ...settings };
  const service = await startTestService(createApp, { url: database.url }, { variables });
  services.push(service);
  return (method: string, path: string, body?: unknown) => service.call(method, path, body);
}

async function sql(statement: string) {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

describe('setup', () => {
  it('is open until there is an admin; of two at once one wins [B6.5, D1.14]', async () => {
    const call = await identity();
    expect(setupStateResponse.parse((await call('GET', '/setup')).body).isOpen).toBe(true);
    const responses = await Promise.all(
      ['one@example.com', 'two@example.com', 'three@example.com'].map((email) =>
        call('POST', '/setup', { ...admin, email }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
    expect((await sql('SELECT count(*)::int AS admins FROM admins')).rows).toEqual([{ admins: 1 }]);
    expect(setupStateResponse.parse((await call('GET', '/setup')).body).isOpen).toBe(false);
    expect((await call('POST', '/setup', admin)).code).toBe('setup.alreadyDone');
  });

  it('requires the token of the process in production, and is closed where there is none [B4.24, B7.4]', async () => {
    const setupToken = 'setup-token-of-this-spec';
    const call = await identity({ NODE_ENV: 'production', SETUP_TOKEN: setupToken });
    expect((await call('POST', '/setup', admin)).code).toBe('setup.tokenRequired');
    expect((await call('POST', '/setup', { ...admin, setupToken: 'a guess of 22 letters.' })).status).toBe(
      403,
    );
    expect((await call('POST', '/setup', { ...admin, setupToken })).status).toBe(201);
    const closed = await identity({ NODE_ENV: 'production' });
    expect((await closed('POST', '/setup', { ...admin, setupToken: '' })).status).toBe(403);
  });

  it('requires a generated token if it listens beyond loopback and none is given', async () => {
    const call = await identity({ HOST: '0.0.0.0' });
    expect(setupStateResponse.parse((await call('GET', '/setup')).body).needsToken).toBe(true);
    expect((await call('POST', '/setup', admin)).code).toBe('setup.tokenRequired');
  });

  it('rejects a short password [B5.1.3, B9.1]', async () => {
    const call = await identity();
    const rejected = await call('POST', '/setup', { ...admin, password: '12345' });
    expect(rejected.body).toMatchObject({ errors: [{ field: 'password', code: 'password.tooShort' }] });
  });
});

describe('the password of an account', () => {
  it('must not be easy to guess', async () => {
    const call = await identity();
    for (const [password, code] of [
      ['123456', 'password.common'],
      ['leyla@EXAMPLE.com', 'password.personal'],
    ]) {
      const rejected = await call('POST', '/setup', { ...admin, password });
      expect(rejected.body).toMatchObject({ status: 400, errors: [{ field: 'password', code }] });
    }
  });
});

describe('sessions', () => {
  const credentials = { email: 'leyla@EXAMPLE.com', password: admin.password };

  async function signedIn() {
    const call = await identity();
    await call('POST', '/setup', admin);
    const session = issuedSession.parse((await call('POST', '/sessions', credentials)).body);
    return { call, session };
  }

  it('stores no password and no token in clear text [B3.1, B6.1, B7.1]', async () => {
    const { session } = await signedIn();
    const { rows } = await sql(
      'SELECT row_to_json(a) AS a, row_to_json(t) AS t FROM admins a, refresh_tokens t',
    );
    expect(JSON.stringify(rows)).not.toContain(admin.password);
    expect(JSON.stringify(rows)).not.toContain(session.refreshToken);
    expect(JSON.stringify(rows)).toContain('$argon2id$');
  });

  it('responds to an unknown email as to a wrong password', async () => {
    const { call } = await signedIn();
    const wrong = await call('POST', '/sessions', { ...credentials, password: 'wrong password' });
    const unknown = await call('POST', '/sessions', { ...credentials, email: 'unknown@example.com' });
    expect([wrong.status, wrong.code]).toEqual([401, 'session.wrongCredentials']);
    expect([unknown.status, unknown.code]).toEqual([wrong.status, wrong.code]);
  });

  it('slows guesses down by account and address, side by side too, and locks no other account out', async () => {
    const { call } = await signedIn();
    const from = (address: string, more: object = {}) =>
      call('POST', '/sessions', { ...credentials, address, ...more });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => from('203.0.113.9', { password: 'guess' })),
    );
    expect(guesses.filter(({ code }) => code === 'session.wrongCredentials')).toHaveLength(5);
    expect(await from('203.0.113.9')).toMatchObject({ status: 429, code: 'request.tooMany' });
    expect((await from('203.0.113.10')).status).toBe(201);
    const unknown = { email: 'nobody@example.com', password: 'guess' };
    await Promise.all(Array.from({ length: 5 }, () => from('203.0.113.9', unknown)));
    expect((await from('203.0.113.9', unknown)).code).toBe('request.tooMany');
    expect(JSON.stringify((await sql('SELECT * FROM password_failures')).rows)).not.toMatch(/203|@/);

    await sql("UPDATE password_failures SET last_at = last_at - interval '16 seconds'");
    expect((await from('203.0.113.9')).status).toBe(201);
    expect((await sql('SELECT FROM password_failures')).rowCount).toBe(1);
  });

  it('has one count for an account, also for letters that the database equates with those of its email', async () => {
    const { call } = await signedIn();
    await sql("UPDATE admins SET email = 'info@example.com'");
    const from = (email: string, password: string) =>
      call('POST', '/sessions', { email, password, address: '203.0.113.9' });
    for (let guess = 0; guess < 5; guess += 1) await from('İnfo@example.com', 'guess');
    expect((await from('info@example.com', admin.password)).code).toBe('request.tooMany');
  });

  it('leaves each address a first try while many addresses guess, and a known device its own count', async () => {
    const { call, session } = await signedIn();
    await sql(`INSERT INTO password_failures SELECT account, md5(n::text) || md5('a'), false, 5, now()
      FROM password_failures, generate_series(1, 10) AS n`);
    const from = (address: string, more: object = {}) =>
      call('POST', '/sessions', { ...credentials, address, ...more });
    expect((await from('198.51.100.1', { password: 'guess' })).code).toBe('session.wrongCredentials');
    await sql(`INSERT INTO password_failures SELECT account, md5(n::text) || md5('a'), false, 5, now()
      FROM password_failures, generate_series(1, 10) AS n`);
    expect((await from('198.51.100.1')).code).toBe('request.tooMany');
    expect((await from('198.51.100.2')).status).toBe(201);

    const { deviceToken } = session;
    const known = (password: string) => from('198.51.100.1', { deviceToken, password });
    expect((await known('guess')).code).toBe('session.wrongCredentials');
    expect(issuedSession.parse((await known(admin.password)).body).deviceToken).toBeTruthy();
    const forged = await from('198.51.100.1', { deviceToken: session.accessToken });
    expect(forged.code).toBe('request.tooMany');
  });

  it('rotates refresh tokens, lets two tabs refresh at once, and ends a session whose old token comes back [B2.1.19, B7.3]', async () => {
    const { call, session } = await signedIn();
    const refresh = (refreshToken: string) => call('POST', '/sessions/refresh', { refreshToken });
    const [first, second] = await Promise.all([refresh(session.refreshToken), refresh(session.refreshToken)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const next = issuedSession.parse(first.body);
    expect(next.refreshToken).not.toBe(session.refreshToken);
    await sql("UPDATE refresh_tokens SET rotated_at = rotated_at - interval '2 minutes'");
    expect((await refresh(session.refreshToken)).code).toBe('session.invalid');
    expect((await refresh(next.refreshToken)).code).toBe('session.invalid');
  });

  it('gives a token that was just exchanged the same successor, so that one chain remains', async () => {
    const { call, session } = await signedIn();
    const refresh = (refreshToken: string) => call('POST', '/sessions/refresh', { refreshToken });
    await refresh(session.refreshToken);
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refreshToken)));
    const successors = new Set(responses.map(({ body }) => issuedSession.parse(body).refreshToken));
    expect(successors.size).toBe(1);
    const live = 'SELECT FROM refresh_tokens WHERE rotated_at IS NULL AND revoked_at IS NULL';
    expect((await sql(live)).rowCount).toBe(1);

    const [successor = ''] = successors;
    const next = issuedSession.parse((await refresh(successor)).body);
    expect((await refresh(session.refreshToken)).code).toBe('session.invalid');
    expect((await sql(live)).rowCount).toBe(1);
    expect((await sql('SELECT FROM refresh_tokens WHERE successor_seed IS NOT NULL')).rowCount).toBe(1);
    expect((await refresh(next.refreshToken)).status).toBe(201);
  });

  it('leaves one valid token of several that the previous release issued in parallel', async () => {
    const { call, session } = await signedIn();
    await sql(`INSERT INTO refresh_tokens (family_id, admin_id, token_hash, expires_at)
      SELECT family_id, admin_id, md5('') || md5('a'), expires_at FROM refresh_tokens`);
    await sql('UPDATE refresh_tokens SET session_began_at = NULL');
    const next = await call('POST', '/sessions/refresh', { refreshToken: session.refreshToken });
    expect(next.status).toBe(201);
    expect((await sql('SELECT FROM refresh_tokens WHERE rotated_at IS NULL')).rowCount).toBe(1);
  });

  it('ends after its maximum lifetime, however much it is used', async () => {
    const { call, session } = await signedIn();
    const refresh = (refreshToken: string) => call('POST', '/sessions/refresh', { refreshToken });
    await sql(
      "UPDATE refresh_tokens SET session_began_at = now() - interval '30 days' + interval '2 minutes'",
    );
    const last = issuedSession.parse((await refresh(session.refreshToken)).body);
    expect(last.expiresIn).toBeLessThanOrEqual(120);
    expect(Date.parse(last.refreshExpiresAt) - Date.now()).toBeLessThanOrEqual(120_000);
    await sql("UPDATE refresh_tokens SET session_began_at = now() - interval '30 days'");
    expect((await refresh(last.refreshToken)).code).toBe('session.invalid');
  });

  it('leaves no token behind when it is refreshed and ended at once', async () => {
    const { call, session } = await signedIn();
    const { refreshToken } = session;
    const refreshed = Array.from({ length: 5 }, () => call('POST', '/sessions/refresh', { refreshToken }));
    await Promise.all([...refreshed, call('POST', '/sessions/end', { refreshToken })]);
    const { rows } = await sql('SELECT count(*)::int AS alive FROM refresh_tokens WHERE revoked_at IS NULL');
    expect(rows).toEqual([{ alive: 0 }]);
  });

  it('ends when another begins in the same browser, but not by a sign-in that fails', async () => {
    const { call, session } = await signedIn();
    const { refreshToken } = session;
    const replacing = { ...credentials, replaces: refreshToken };
    await call('POST', '/sessions', { ...replacing, password: 'a guess' });
    const open = async () =>
      (
        await sql(
          'SELECT count(DISTINCT family_id)::int AS open FROM refresh_tokens WHERE revoked_at IS NULL',
        )
      ).rows;
    expect(await open()).toEqual([{ open: 1 }]);
    const next = issuedSession.parse((await call('POST', '/sessions', replacing)).body);
    expect(await open()).toEqual([{ open: 1 }]);
    expect((await call('POST', '/sessions/refresh', { refreshToken })).code).toBe('session.invalid');
    expect((await call('POST', '/sessions/refresh', { refreshToken: next.refreshToken })).status).toBe(201);
  });

  it('ends everywhere on sign-out [B2.2.2, B7.2]', async () => {
    const { call, session } = await signedIn();
    const { body } = await call('POST', '/sessions/refresh', { refreshToken: session.refreshToken });
    expect((await call('POST', '/sessions/end', { refreshToken: session.refreshToken })).status).toBe(204);
    const { refreshToken } = issuedSession.parse(body);
    expect((await call('POST', '/sessions/refresh', { refreshToken })).code).toBe('session.invalid');
  });
});
