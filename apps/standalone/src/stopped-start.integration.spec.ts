import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningPostgres, freePort, query } from '@chauffeur/private-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { launchProgram } from './program.fixture.js';

/** Key of the lock that the catalogue takes before it adds the demo content. */
const demoContentLock = 7_230_142;

let folder: string;
let product: ReturnType<typeof launchProgram>;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-stopped-start-'));
  const [PORT, MAILBOX_PORT] = [String(await freePort()), String(await freePort())];
  variables = { DATA_DIR: folder, PORT, MAILBOX_PORT };
});

afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}, 180_000);

/** Connects to the catalogue's database as soon as it exists. */
async function connect(): Promise<Client> {
  const exists = `SELECT FROM pg_database WHERE datname = 'catalogue'`;
  for (;;) {
    const url = await findRunningPostgres(join(folder, 'postgres'));
    if (url && (await query(url, exists).catch(() => [])).length > 0) {
      const client = new Client(Object.assign(new URL(url), { pathname: '/catalogue' }).href);
      client.on('error', () => undefined);
      await client.connect();
      return client;
    }
    await sleep(20);
  }
}

it('a first start that is stopped ends at once with its database, and the next start completes it', async () => {
  product = launchProgram(variables);
  // The start can't go on while another holds the lock.
  const blocker = await connect();
  await blocker.query('SELECT pg_advisory_lock($1)', [demoContentLock]);
  const waits = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${demoContentLock} AND NOT granted`;
  while ((await blocker.query(waits)).rows.length === 0) await sleep(50);
  await product.stop();
  expect(await product.ended).toEqual([0, null]);
  expect(product.output()).toMatch(/^Stopping …\n/);
  // No service reports that it has lost its database.
  expect(product.output()).not.toMatch(/"level"|PostgreSQL/);
  await expect(readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT');

  product = launchProgram({ ...variables, SEED_DEMO_BOOKINGS: 'false' });
  await product.ready();
}, 600_000);
