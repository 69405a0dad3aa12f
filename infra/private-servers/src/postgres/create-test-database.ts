import { randomBytes } from 'node:crypto';
import { ServerError } from '../server-error.js';
import { provisionDatabase } from './provision-database.js';
import { query } from './query.js';

/** A database for one test file. `drop` removes it and its user, and ends open sessions. */
export type TestDatabase = { url: string; name: string; drop: () => Promise<void> };

/** Creates an empty database with a unique name, by default on the server in TEST_POSTGRES_URL. */
export async function createTestDatabase(adminUrl = process.env['TEST_POSTGRES_URL']): Promise<TestDatabase> {
  if (!adminUrl) {
    throw new ServerError('TEST_POSTGRES_URL is not set; run the tests by npm test or npx nx test.');
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = await provisionDatabase(adminUrl, name);
  return {
    url,
    name,
    drop: async () => {
      await query(adminUrl, `drop database if exists "${name}" with (force)`);
      await query(adminUrl, `drop role if exists "${name}"`);
    },
  };
}
