import { provisionDatabase, startPostgres, type PrivateServer } from '@chauffeur/private-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { findFormerEmailWorker } from './former-email-worker.js';

let server: PrivateServer;

beforeAll(async () => {
  server = await startPostgres({ environment: {} });
});

afterAll(() => server.stop());

it('finds the database that an older release has left, and removes it with its user even while it is read', async () => {
  expect(await findFormerEmailWorker(server.url)).toBeUndefined();
  await provisionDatabase(server.url, 'email_worker');
  const former = await findFormerEmailWorker(server.url);
  const reader = new Client({ connectionString: former?.url });
  reader.on('error', () => undefined);
  await reader.connect();
  expect((await reader.query('SELECT current_database() AS name')).rows).toEqual([{ name: 'email_worker' }]);

  await former?.remove();
  expect(await findFormerEmailWorker(server.url)).toBeUndefined();
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  const { rows } = await admin.query(`SELECT rolname FROM pg_roles WHERE rolname = 'email_worker'`);
  await admin.end();
  expect(rows).toEqual([]);
});
