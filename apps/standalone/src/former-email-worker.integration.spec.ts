import { provisionDatabase, startPostgres, type PostgresServer } from '@chauffeur/private-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { findFormerEmailWorker } from './former-email-worker.js';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres({ environment: {} });
});

afterAll(() => server.stop());

it('finds the database that an older release has left, and removes it with its user even while it is read', async () => {
  expect(await findFormerEmailWorker(server.adminUrl)).toBeUndefined();
  await provisionDatabase(server.adminUrl, 'email_worker');
  const former = await findFormerEmailWorker(server.adminUrl);
  const reader = new Client({ connectionString: former?.url });
  reader.on('error', () => undefined);
  await reader.connect();
  expect((await reader.query('SELECT current_database() AS name')).rows).toEqual([{ name: 'email_worker' }]);

  await former?.remove();
  expect(await findFormerEmailWorker(server.adminUrl)).toBeUndefined();
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  const { rows } = await admin.query(`SELECT rolname FROM pg_roles WHERE rolname = 'email_worker'`);
  await admin.end();
  expect(rows).toEqual([]);
});
