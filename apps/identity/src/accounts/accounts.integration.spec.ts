import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { recordLimit } from '@chauffeur/contracts/http/record';
import { adminResponse, listedAdminResponse } from '@chauffeur/contracts/identity/account';
import { issuedSession, sessionIds } from '@chauffeur/contracts/identity/session';
import { JwtService } from '@nestjs/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startIdentityService, type RunningIdentityService } from '../identity-service.fixture.js';

const password = 'a quiet street';

let service: RunningIdentityService;
let leyla: string;

beforeAll(async () => {
  service = await startIdentityService();
});

afterAll(() => service.stop());

beforeEach(async () => {
  await service.client.query('TRUNCATE admins CASCADE');
  const first = { username: 'leyla', email: 'leyla@example.com', password };
  leyla = adminResponse.parse((await call('POST', '/setup', first)).body).id;
});

const call: RunningIdentityService['call'] = (...request) => service.call(...request);

/** Begins a new session; `sid` is the id in its access token. */
async function signIn(secret = password, email = 'leyla@example.com') {
  const session = issuedSession.parse((await call('POST', '/sessions', { email, password: secret })).body);
  const claims: unknown = new JwtService().decode(session.accessToken);
  const { sid } = claims as { sid: string };
  return { ...session, sid, isOpen: () => isOpen(sid, session.admin.id) };
}

async function isOpen(sessionId: string, adminId = leyla): Promise<boolean> {
  const { code } = await call('GET', `/account/sessions/${sessionId}`, undefined, adminId);
  expect([undefined, 'session.invalid']).toContain(code);
  return code === undefined;
}

function changePassword(sessionId: string, currentPassword: string, newPassword: string) {
  return call('PUT', '/account/password', { sessionId, currentPassword, newPassword }, leyla);
}

describe('the session that an access token names', () => {
  it('is open until it is ended, also after it was refreshed', async () => {
    const session = await signIn();
    expect(await session.isOpen()).toBe(true);
    const { body } = await call('POST', '/sessions/refresh', { refreshToken: session.refreshToken });
    expect(await session.isOpen()).toBe(true);
    await call('POST', '/sessions/end', { refreshToken: issuedSession.parse(body).refreshToken });
    expect(await session.isOpen()).toBe(false);
  });

  it('is not valid after it has expired, or for another admin', async () => {
    const session = await signIn();
    expect(await isOpen(session.sid, randomUUID())).toBe(false);
    expect(await isOpen(randomUUID())).toBe(false);
    await service.client.query("UPDATE refresh_tokens SET expires_at = now() - interval '1 second'");
    expect(await session.isOpen()).toBe(false);
  });

  it('is ended with all others by signing out everywhere [B7.2]', async () => {
    const sessions = [await signIn(), await signIn(), await signIn()];
    expect((await call('POST', '/account/sessions/end', undefined, leyla)).status).toBe(204);
    expect(await Promise.all(sessions.map((session) => session.isOpen()))).toEqual([false, false, false]);
  });

  it('is among the open ones until it ends or its admin is removed', async () => {
    const sessions = [await signIn(), await signIn()];
    const open = async () => {
      const asked = { sessionIds: [...sessions.map(({ sid }) => sid), randomUUID()] };
      return sessionIds.parse((await call('POST', '/sessions/open', asked)).body).sessionIds;
    };
    expect(new Set(await open())).toEqual(new Set(sessions.map(({ sid }) => sid)));
    await call('POST', '/sessions/end', { refreshToken: sessions[0]?.refreshToken });
    expect(await open()).toEqual([sessions[1]?.sid]);
    await service.client.query('DELETE FROM admins');
    expect(await open()).toEqual([]);
  });

  it('leaves none behind when sessions are refreshed while all are ended', async () => {
    const sessions = await Promise.all(Array.from({ length: 4 }, () => signIn()));
    const refreshed = sessions.map(({ refreshToken }) => call('POST', '/sessions/refresh', { refreshToken }));
    await Promise.all([...refreshed, call('POST', '/account/sessions/end', undefined, leyla)]);
    const { rows } = await service.client.query('SELECT FROM refresh_tokens WHERE revoked_at IS NULL');
    expect(rows).toHaveLength(0);
  });
});

describe('changing the own password', () => {
  it('needs the current one, ends the other sessions and lets this one go on', async () => {
    const [own, other] = [await signIn(), await signIn()];
    expect((await changePassword(own.sid, password, 'a louder street')).status).toBe(204);
    expect([await own.isOpen(), await other.isOpen()]).toEqual([true, false]);
    const refresh = (refreshToken: string) => call('POST', '/sessions/refresh', { refreshToken });
    expect((await refresh(own.refreshToken)).status).toBe(201);
    expect((await refresh(other.refreshToken)).code).toBe('session.invalid');
    const old = await call('POST', '/sessions', { email: 'leyla@example.com', password });
    expect(old.code).toBe('session.wrongCredentials');
    expect(await (await signIn('a louder street')).isOpen()).toBe(true);
  });

  it('rejects a wrong current and a short new password, and changes nothing', async () => {
    const own = await signIn();
    const wrong = await changePassword(own.sid, 'a guess', 'a louder street');
    expect(wrong).toMatchObject({
      status: 400,
      code: 'request.invalid',
      body: { errors: [{ field: 'currentPassword', code: 'currentPassword.wrong' }] },
    });
    const same = await changePassword(own.sid, password, password);
    expect(same.body).toMatchObject({ errors: [{ field: 'newPassword', code: 'newPassword.unchanged' }] });
    const short = await changePassword(own.sid, password, '12345');
    expect(short.body).toMatchObject({
      errors: [{ field: 'newPassword', code: 'newPassword.tooShort' }],
    });
    expect(await (await signIn()).isOpen()).toBe(true);
  });

  it('may be retried for some minutes if its response was lost', async () => {
    const own = await signIn();
    const repeat = () => changePassword(own.sid, password, 'a louder street');
    expect([(await repeat()).status, (await repeat()).status]).toEqual([204, 204]);
    expect(await own.isOpen()).toBe(true);
    const guess = await changePassword(own.sid, password, 'a guess of it');
    expect(guess.body).toMatchObject({ errors: [{ code: 'currentPassword.wrong' }] });
    await service.client.query(`UPDATE admins SET updated_at = now() - interval '11 minutes'`);
    expect((await repeat()).body).toMatchObject({ errors: [{ code: 'currentPassword.wrong' }] });
    expect(await (await signIn('a louder street')).isOpen()).toBe(true);
  });

  it('may be sent twice at once, and is changed to one of two different passwords', async () => {
    const own = await signIn();
    const change = (to: string, from = password) => changePassword(own.sid, from, to);
    const twice = await Promise.all([change('a louder street'), change('a louder street')]);
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    const two = await Promise.all(
      ['a wider street', 'a longer street'].map((to) => change(to, 'a louder street')),
    );
    expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 400]);
    expect(two.find(({ status }) => status === 400)?.body).toMatchObject({
      errors: [{ code: 'currentPassword.wrong' }],
    });
    expect(await own.isOpen()).toBe(true);
  });

  it('is closed to a session after many guesses, and to no other', async () => {
    const own = await signIn();
    const guesses = Array.from({ length: 8 }, (_, index) =>
      changePassword(own.sid, `guess ${index}`, 'a louder street'),
    );
    await Promise.all(guesses);
    const closed = await changePassword(own.sid, password, 'a louder street');
    expect([closed.status, closed.code]).toEqual([429, 'request.tooMany']);
    const other = await signIn();
    expect((await changePassword(other.sid, password, 'a louder street')).status).toBe(204);
  });
});

describe('further admins', () => {
  const rashad = { username: 'rashad', email: 'Rashad@example.com', password: 'another street' };
  const confirmed = () => ({ currentPassword: password, sessionId: randomUUID() });
  const add = (change: object = {}) =>
    call('POST', '/admins', { ...rashad, ...confirmed(), ...change }, leyla);
  const remove = (id: string, change: object = {}, by = leyla) =>
    call('DELETE', `/admins/${id}`, { ...confirmed(), ...change }, by);

  it('are added and removed only with the own password', async () => {
    for (const [currentPassword, code] of [
      [undefined, 'currentPassword.required'],
      ['a guess', 'currentPassword.wrong'],
    ]) {
      const rejected = await add({ currentPassword });
      expect(rejected).toMatchObject({ status: 400, body: { errors: [{ field: 'currentPassword', code }] } });
    }
    const { id } = listedAdminResponse.parse((await add()).body);
    expect((await remove(id, { currentPassword: rashad.password })).body).toMatchObject({
      errors: [{ code: 'currentPassword.wrong' }],
    });
    const sessionId = randomUUID();
    const guesses = Array.from({ length: 6 }, () => remove(id, { sessionId, currentPassword: 'a guess' }));
    await Promise.all(guesses);
    expect((await remove(id, { sessionId })).code).toBe('request.tooMany');
    expect((await remove(id)).status).toBe(204);
  });

  it('are added, listed and can sign in; the list says nothing of passwords [B3.1]', async () => {
    const added = await add();
    expect(added.status).toBe(201);
    const { body } = await call('GET', '/admins', undefined, leyla);
    const listed = listedAdminResponse.array().parse(body);
    expect(listed.map(({ email }) => email)).toEqual(['leyla@example.com', 'Rashad@example.com']);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
    expect(await (await signIn(rashad.password, 'rashad@EXAMPLE.com')).isOpen()).toBe(true);
  });

  it('have an email of their own, whatever its case, also when two are added at once', async () => {
    const emails = ['rashad@example.com', 'RASHAD@example.com', 'LEYLA@example.com'];
    const responses = await Promise.all(emails.map((email) => add({ email })));
    expect(responses.map(({ code }) => code ?? 'added').toSorted()).toEqual([
      'added',
      'admin.emailTaken',
      'admin.emailTaken',
    ]);
  });

  it('are at most as many as are listed at once', async () => {
    await service.client.query(
      `INSERT INTO admins (username, email, password_hash)
       SELECT 'admin', 'admin-' || number || '@example.com', '-' FROM generate_series(2, $1) number`,
      [recordLimit],
    );
    expect(await add()).toMatchObject({ status: 409, code: 'record.tooMany' });
    await service.client.query("DELETE FROM admins WHERE email = 'admin-2@example.com'");
    expect((await add()).status).toBe(201);
  });

  it('are removed with their sessions, but no admin removes their own account', async () => {
    const { id } = listedAdminResponse.parse((await add()).body);
    const session = await signIn(rashad.password, rashad.email);
    expect((await remove(leyla)).code).toBe('admin.ownAccount');
    expect((await remove(id)).status).toBe(204);
    expect(await session.isOpen()).toBe(false);
    const refreshed = await call('POST', '/sessions/refresh', { refreshToken: session.refreshToken });
    expect(refreshed.code).toBe('session.invalid');
    expect((await remove(id)).code).toBe('admin.notFound');
  });

  it('never remove the last one, even when two remove one another at once', async () => {
    const { id } = listedAdminResponse.parse((await add()).body);
    const responses = await Promise.all([
      remove(id),
      remove(leyla, { currentPassword: rashad.password }, id),
    ]);
    expect(responses.flatMap(({ code }) => code ?? [])).toEqual(['session.invalid']);
    expect((await service.client.query('SELECT FROM admins')).rows).toHaveLength(1);
  });

  it('lose at once what they had begun: two who remove one another are not both removed', async () => {
    const { id } = listedAdminResponse.parse((await add()).body);
    await add({ username: 'nigar', email: 'nigar@example.com' });
    const responses = await Promise.all([
      remove(id),
      remove(leyla, { currentPassword: rashad.password }, id),
    ]);
    expect(responses.flatMap(({ code }) => code ?? [])).toEqual(['session.invalid']);
    expect((await service.client.query('SELECT FROM admins')).rows).toHaveLength(2);
  });

  it.each([
    ['they are removed', 'DELETE FROM admins WHERE id = $1', ['session.invalid', undefined]],
    [
      'their password is changed',
      "UPDATE admins SET password_hash = 'another' WHERE id = $1",
      ['request.invalid', 'currentPassword.wrong'],
    ],
  ])('change nothing any more if %s after they entered it', async (_what, change, expected) => {
    const { id } = listedAdminResponse.parse((await add()).body);
    const own = () => ({ currentPassword: rashad.password, sessionId: randomUUID() });
    const another = { username: 'nigar', email: 'nigar@example.com', password: 'a third street' };
    await service.client.query('BEGIN');
    await service.client.query(change, [id]);
    const sent = Promise.all([
      call('POST', '/admins', { ...another, ...own() }, id),
      call('DELETE', `/admins/${leyla}`, own(), id),
      call('POST', '/account/second-factor', own(), id),
      call('DELETE', '/account/second-factor', own(), id),
    ]);
    const waiting =
      'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';
    const isWaiting = async () => ((await service.client.query(waiting)).rowCount ?? 0) >= 4;
    for (let tries = 0; tries < 250 && !(await isWaiting()); tries += 1) await pause(20);
    await service.client.query('COMMIT');
    expect((await sent).map(({ code, field }) => [code, field])).toEqual(Array(4).fill(expected));
    const { rows } = await service.client.query('SELECT email FROM admins WHERE id <> $1', [id]);
    expect(rows).toEqual([{ email: 'leyla@example.com' }]);
  });
});
