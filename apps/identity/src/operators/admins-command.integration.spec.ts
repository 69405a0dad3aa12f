import { createTestDatabase } from '@chauffeur/private-servers';
import { runOperatorCommand } from '@chauffeur/service-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { createApp } from '../app.js';
import { adminsCommand } from './admins-command.js';

const internalToken = 'internal-token-of-this-spec';
const leyla = { username: 'leyla', email: 'Leyla@example.com', password: 'a quiet street' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let environment: Record<string, string>;
let app: Awaited<ReturnType<typeof createApp>>;
let address: string;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  environment = {
    DATABASE_URL: database.url,
    INTERNAL_TOKEN: internalToken,
    JWT_SECRET: 'jwt-secret-of-this-spec',
    LOG_LEVEL: 'silent',
  };
  app = await createApp(environment);
  address = await app.listen(0, '127.0.0.1');
  client = new Client({ connectionString: database.url });
  await client.connect();
});

beforeEach(async () => {
  await client.query('TRUNCATE admins, password_failures CASCADE');
  await post('/setup', leyla);
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(async () => {
  await client.end();
  await app.close();
  await database.drop();
});

async function post(path: string, body: object): Promise<number> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'x-internal-token': internalToken, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.body?.cancel();
  return response.status;
}

/** Counts the changes of admins in the audit log that no admin has made. */
async function changes(): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM audit_entries WHERE action = 'changed' AND kind = 'admins' AND admin_id IS NULL`,
  );
  return Number(rows[0]?.count);
}

const signIn = (password: string) => post('/sessions', { email: leyla.email, password });

/** Returns what `main.js admins …` prints, and its exit code. */
async function run(...args: string[]) {
  let printed = '';
  const print = (text: string | Uint8Array) => Boolean((printed += String(text)));
  jest.spyOn(process.stdout, 'write').mockImplementation(print);
  jest.spyOn(process.stderr, 'write').mockImplementation(print);
  const code = await runOperatorCommand(adminsCommand, createApp, environment, args);
  jest.restoreAllMocks();
  return { code, printed };
}

describe("the operator's command for admins", () => {
  it('lists them', async () => {
    expect(await run('list')).toEqual({ code: 0, printed: 'Leyla@example.com  leyla\n' });
    await client.query('TRUNCATE admins CASCADE');
    const printed = 'There is no admin yet: create the first one at /admin/setup\n';
    expect(await run('list')).toEqual({ code: 0, printed });
  });

  it('lets an admin sign in at once after wrong passwords', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await signIn('guess')).toBe(401);
    }
    expect(await signIn(leyla.password)).toBe(429);
    const before = await changes();
    expect((await run('unlock', 'leyla@EXAMPLE.com')).code).toBe(0);
    expect(await signIn(leyla.password)).toBe(201);
    expect(await changes()).toBe(before + 1);
  });

  it('gives an admin who lost the password a new one', async () => {
    const { code, printed } = await run('reset-password', leyla.email);
    const password = /: (\S{16})\n$/.exec(printed)?.[1] ?? '';
    expect(code).toBe(0);
    expect(await signIn(leyla.password)).toBe(401);
    expect(await signIn(password)).toBe(201);
  });

  it('explains itself, and fails for an email that no admin has', async () => {
    expect(await run('remove', leyla.email)).toMatchObject({ code: 2 });
    expect(await run('unlock')).toMatchObject({ code: 2 });
    const unknown = await run('unlock', 'nobody@example.com');
    expect(unknown).toEqual({ code: 1, printed: 'no admin has the email nobody@example.com\n' });
  });
});
