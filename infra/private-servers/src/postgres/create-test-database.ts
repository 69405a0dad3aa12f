import { randomBytes } from 'node:crypto';
import { ServerError } from '../server-error.js';
import { provisionDatabase } from './provision-database.js';
import { query } from './query.js';

/** A database for one test file; `drop` removes it and its user, ending sessions that are still open. */
export type TestDatabase = { url: string; name: string; drop: () => Promise<void> };

/**
 * Creates an empty database with a name of its own.
 * @param adminUrl administrator's address; TEST_POSTGRES_URL of the environment unless given
 */
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
