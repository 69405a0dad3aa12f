import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { adminResponse } from '@chauffeur/contracts/identity/account';
import {
  auditEntryPage,
  begunAuditEntry,
  type AuditEntryResponse,
} from '@chauffeur/contracts/identity/audit';
import { issuedSession } from '@chauffeur/contracts/identity/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startIdentityService, type RunningIdentityService } from '../identity-service.fixture.js';
import { PurgeAuditLog } from './purge-audit-log.js';

const admin = { username: 'leyla', email: 'leyla@example.com', password: 'a quiet street' };
const credentials = { email: admin.email, password: admin.password };

let service: RunningIdentityService;
let leyla: string;

beforeAll(async () => {
  service = await startIdentityService({ LOG_LEVEL: 'silent' });
});

afterAll(() => service.stop());

beforeEach(async () => {
  await clear();
  await service.client.query('TRUNCATE admins, password_failures CASCADE');
  leyla = adminResponse.parse((await call('POST', '/setup', admin)).body).id;
});

/** Only the owner of the tables can remove the protection. */
async function withoutProtection(statement: string): Promise<void> {
  const protection = (state: 'ENABLE' | 'DISABLE') =>
    `ALTER TABLE audit_entries ${state} TRIGGER USER; ALTER TABLE audit_outcomes ${state} TRIGGER USER`;
  await service.client.query(protection('DISABLE'));
  await service.client.query(statement);
  await service.client.query(protection('ENABLE'));
}

const clear = () => withoutProtection('TRUNCATE audit_entries CASCADE');

const call: RunningIdentityService['call'] = (...request) => service.call(...request);

async function entries(query = ''): Promise<AuditEntryResponse[]> {
  return auditEntryPage.parse((await call('GET', `/audit-entries${query}`)).body).items;
}

/** Waits for entries, because some are written after the response. */
async function actions(expected: number): Promise<(string | null)[][]> {
  const giveUp = Date.now() + 60_000;
  for (;;) {
    const found = await entries();
    if (found.length >= expected || Date.now() > giveUp) {
      return found.map(({ action, kind, username, outcome }) => [action, kind, username, outcome]);
    }
  }
}

const begun = (change: object = {}) => ({
  username: 'leyla',
  action: 'statusChanged',
  kind: 'bookings',
  recordId: randomUUID(),
  fromVersion: 3,
  ...change,
});
const done = (change: object = {}) => ({
  outcome: 'done',
  code: null,
  recordId: null,
  reference: null,
  fromVersion: null,
  toVersion: 4,
  detail: 'confirmed',
  ...change,
});

async function write(command: object, outcome?: object): Promise<string> {
  const { id } = begunAuditEntry.parse((await call('POST', '/audit-entries', command, leyla)).body);
  if (outcome) await call('PUT', `/audit-entries/${id}/outcome`, outcome);
  return id;
}

describe('the audit log', () => {
  it('has sign-ins that succeed, fail, are throttled and end', async () => {
    const session = issuedSession.parse((await call('POST', '/sessions', credentials)).body);
    await call('POST', '/sessions/end', { refreshToken: session.refreshToken });
    expect(await actions(3)).toEqual([
      ['signedOut', 'session', 'leyla', 'done'],
      ['signedIn', 'session', 'leyla', 'done'],
      ['created', 'admins', 'leyla', 'done'],
    ]);
    await clear();
    await call('POST', '/sessions', { email: 'unknown@example.com', password: 'wrong' });
    expect(await actions(1)).toEqual([['signInFailed', 'session', null, 'done']]);
    await call('POST', '/sessions', { ...credentials, password: 'wrong' });
    expect((await actions(2))[0]).toEqual(['signInFailed', 'session', 'leyla', 'done']);
    await service.client.query('UPDATE password_failures SET failures = 9');
    await call('POST', '/sessions', { ...credentials, password: 'wrong' });
    expect((await actions(3))[0]).toEqual(['signInThrottled', 'session', 'leyla', 'done']);
  });

  it('has the end of a session that another one replaces in its browser, once', async () => {
    await clear();
    const { refreshToken } = issuedSession.parse((await call('POST', '/sessions', credentials)).body);
    // The browser may send the cookie of a session that is already over.
    for (let times = 0; times < 2; times += 1)
      await call('POST', '/sessions', { ...credentials, replaces: refreshToken });
    const ended = (await actions(4)).filter(([action]) => action === 'signedOut');
    expect(ended).toEqual([['signedOut', 'session', 'leyla', 'done']]);
  });

  it('has one entry a minute of throttled sign-ins, however often they are tried', async () => {
    await clear();
    const wrong = (email: string) => call('POST', '/sessions', { ...credentials, email, password: 'wrong' });
    await wrong(credentials.email);
    await wrong('unknown@example.com');
    expect(await actions(2)).toHaveLength(2);
    await service.client.query('UPDATE password_failures SET failures = 9');
    await wrong(credentials.email);
    expect(await actions(3)).toHaveLength(3);
    await wrong(credentials.email);
    await wrong('unknown@example.com');
    expect((await actions(4)).slice(0, 2)).toEqual([
      ['signInThrottled', 'session', null, 'done'],
      ['signInThrottled', 'session', 'leyla', 'done'],
    ]);
  });

  it('has one entry a minute of sign-ins with emails that no admin has, however many there are', async () => {
    await clear();
    for (const name of ['one', 'two', 'three']) {
      await call('POST', '/sessions', { email: `${name}@example.com`, password: 'wrong' });
      await actions(1);
    }
    await call('POST', '/sessions', { ...credentials, password: 'wrong' });
    expect(await actions(2)).toEqual([
      ['signInFailed', 'session', 'leyla', 'done'],
      ['signInFailed', 'session', null, 'done'],
    ]);
  });

  it('has what was begun, and its outcome once, even if either is sent again', async () => {
    const command = begun();
    const id = await write(command);
    const entry = { id, adminId: leyla, ...command, reference: null, toVersion: null, detail: null };
    expect((await entries())[0]).toEqual({ ...entry, at: expect.any(String), outcome: null, code: null });
    await call('PUT', `/audit-entries/${id}/outcome`, done({ reference: 'BK42' }));
    await call('PUT', `/audit-entries/${id}/outcome`, done({ reference: 'BK43', outcome: 'rejected' }));
    expect((await entries())[0]).toMatchObject({
      id,
      recordId: command.recordId,
      fromVersion: 3,
      toVersion: 4,
      reference: 'BK42',
      detail: 'confirmed',
      outcome: 'done',
    });
  });

  it('has one entry of a request and its repeats, unless it was not done, or its record has changed since', async () => {
    await clear();
    const created = begun({ action: 'created', recordId: null, requestId: randomUUID() });
    const recordId = randomUUID();
    const failed = await write(created, done({ outcome: 'failed' }));
    const second = await write(created, done({ recordId }));
    expect(second).not.toBe(failed);
    const requestId = randomUUID();
    const other = begun({ action: 'created', recordId: null, requestId });
    const first = await write(other, done({ recordId }));
    expect(first).toBe(requestId);
    expect(await write(other, done({ outcome: 'rejected' }))).toBe(first);
    expect((await entries())[0]).toMatchObject({ id: first, outcome: 'done' });
    expect(await entries()).toHaveLength(3);
    await write(begun({ action: 'removed', recordId }), done());
    expect(await write(other, done({ recordId }))).not.toBe(first);
  });

  it('has one entry of a request and a repeat while it is in flight, if the request is done', async () => {
    for (const [outcome, isOne] of [
      ['done', true],
      ['rejected', false],
    ] as const) {
      const command = begun({ action: 'created', recordId: null, requestId: randomUUID() });
      const first = await write(command);
      const repeat = write(command);
      await delay(50);
      await call('PUT', `/audit-entries/${first}/outcome`, done({ outcome, recordId: randomUUID() }));
      expect((await repeat) === first).toBe(isOne);
    }
  });

  it('is filtered by admin, action, kind, record, and period, and is paged', async () => {
    await clear();
    const recordId = randomUUID();
    const removed = await write(begun({ action: 'removed', recordId }), done({ reference: 'BK42' }));
    const created = await write(
      begun({ action: 'created', kind: 'cars', recordId: null }),
      done({ recordId: randomUUID() }),
    );
    const ids = async (query: string) => (await entries(query)).map(({ id }) => id);
    expect(await ids('')).toEqual([created, removed]);
    expect(await ids(`?adminId=${leyla}`)).toEqual([created, removed]);
    expect(await ids(`?adminId=${randomUUID()}`)).toEqual([]);
    expect(await ids('?action=removed')).toEqual([removed]);
    expect(await ids('?kind=cars')).toEqual([created]);
    expect(await ids(`?record=${recordId.toUpperCase()}`)).toEqual([removed]);
    expect(await ids('?record=bk42')).toEqual([removed]);
    expect(await ids('?record=bk4')).toEqual([]);
    expect(await ids('?page=2&pageSize=1')).toEqual([removed]);
    await withoutProtection(`UPDATE audit_entries SET at = '2026-03-01T21:00:00Z' WHERE id = '${removed}'`);
    // In Baku it is already the next day.
    expect(await ids('?from=2026-03-02&to=2026-03-02')).toEqual([removed]);
    expect(await ids('?to=2026-03-01')).toEqual([]);
    expect((await call('GET', '/audit-entries?action=other')).status).toBe(400);
  });

  it('names the admin who was added or removed, also after that', async () => {
    await clear();
    const [removedId, unknownId] = [randomUUID(), randomUUID()];
    const signedIn = begun({ username: 'nigar', action: 'signedIn', kind: 'session' });
    await call('POST', '/audit-entries', signedIn, removedId);
    const act = { kind: 'admins', recordId: null };
    await write(begun({ ...act, action: 'created' }), done({ recordId: leyla }));
    for (const recordId of [removedId, unknownId])
      await write(begun({ ...act, action: 'removed', recordId }));
    const named = await entries('?kind=admins');
    expect(named.map(({ action, recordId, reference }) => [action, recordId, reference])).toEqual([
      ['removed', unknownId, null],
      ['removed', removedId, 'nigar'],
      ['created', leyla, 'leyla'],
    ]);
    expect((await entries('?kind=session'))[0]?.reference).toBeNull();
  });

  it('names an admin who was removed before ever signing in', async () => {
    await clear();
    const { recordId } = begun();
    await service.client.query(
      `INSERT INTO admins (id, username, email, password_hash) VALUES ($1, 'nigar', 'nigar@example.com', '')`,
      [recordId],
    );
    const act = { kind: 'admins', fromVersion: null };
    await write(begun({ ...act, action: 'created', recordId: null }), done({ recordId, reference: null }));
    await write(begun({ ...act, action: 'removed', recordId }), done());
    await service.client.query('DELETE FROM admins WHERE id = $1', [recordId]);
    expect((await entries()).map(({ action, reference }) => [action, reference])).toEqual([
      ['removed', 'nigar'],
      ['created', 'nigar'],
    ]);
  });

  it('can neither be changed nor removed nor truncated by the user of the service', async () => {
    const id = await write(begun(), done());
    for (const statement of [
      `UPDATE audit_entries SET username = 'other' WHERE id = '${id}'`,
      `UPDATE audit_outcomes SET outcome = 'rejected' WHERE entry_id = '${id}'`,
      `DELETE FROM audit_entries WHERE id = '${id}'`,
      `DELETE FROM audit_outcomes WHERE entry_id = '${id}'`,
      'TRUNCATE audit_entries CASCADE',
    ]) {
      await expect(service.client.query(statement)).rejects.toThrow('the audit log is append-only');
    }
    expect((await entries())[0]).toMatchObject({ id, username: 'leyla', outcome: 'done' });
  });

  it('loses what is older than its retention, by the hourly task', async () => {
    const [old, recent] = [await write(begun(), done()), await write(begun(), done())];
    await withoutProtection(
      `UPDATE audit_entries SET at = now() - interval '101 days' WHERE id = '${old}';
       UPDATE audit_outcomes SET at = now() - interval '101 days' WHERE entry_id = '${old}'`,
    );
    const dataSource = await new DataSource({ type: 'postgres', url: service.databaseUrl }).initialize();
    const purge = (days: number) => new PurgeAuditLog({ AUDIT_LOG_DAYS: days }, dataSource).run();
    const ids = async () => (await entries()).map(({ id }) => id);
    try {
      await purge(730);
      expect(await ids()).toEqual(expect.arrayContaining([old, recent]));
      await purge(100);
      expect(await ids()).not.toContain(old);
      expect(await ids()).toContain(recent);
    } finally {
      await dataSource.destroy();
    }
  });
});
