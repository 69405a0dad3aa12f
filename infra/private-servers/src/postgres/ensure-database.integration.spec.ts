import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@chauffeur/provision';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';

const adminUrl = process.env['TEST_POSTGRES_URL'] ?? '';
let names: string[];

beforeEach(() => {
  names = [1, 2].map(() => `test_${randomBytes(8).toString('hex')}`);
});

afterEach(async () => {
  for (const name of names) {
    await ask(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await ask(adminUrl, `DROP ROLE IF EXISTS ${name}`);
  }
});

describe('a database for a service', () => {
  it('has an owner who alone may connect, and keeps its data when it is asked for again', async () => {
    const [own, other] = names as [string, string];
    await ensureDatabase(adminUrl, address(own, own));
    await ensureDatabase(adminUrl, address(other, other));
    await ask(address(own, own), 'CREATE TABLE ride (id int); INSERT INTO ride VALUES (7)');

    expect(await ensureDatabase(adminUrl, address(own, own, 'a new, p@ss/word'))).toBe(own);
    expect(await ask(address(own, own, 'a new, p@ss/word'), 'SELECT id FROM ride')).toEqual([{ id: 7 }]);
    await expect(ask(address(own, own), 'SELECT 1')).rejects.toThrow('password authentication failed');
    await expect(ask(address(own, other), 'SELECT 1')).rejects.toThrow('permission denied for database');
  });

  it('needs user, password and database in the address', async () => {
    await expect(ensureDatabase(adminUrl, 'postgresql://stranger@localhost/')).rejects.toThrow(
      'needs a user',
    );
  });
});

function address(database: string, user: string, password = 'a-first-password'): string {
  const url = new URL(adminUrl);
  Object.assign(url, { username: user, password: encodeURIComponent(password), pathname: `/${database}` });
  return url.href;
}

async function ask(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}
