import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@chauffeur/private-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startProgram } from '../program.fixture.js';

let folder: string;
let product: Awaited<ReturnType<typeof startProgram>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-database-ended-'));
  product = await startProgram({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    MAILBOX_PORT: String(await freePort()),
    SEED_DEMO_CONTENT: 'false',
  });
}, 600_000);

afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}, 180_000);

it('the product says that its database server has ended, not before, and ends for its supervisor to start it again', async () => {
  expect(product.output()).not.toContain('PostgreSQL');
  const [pid] = (await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  expect(await product.ended).toEqual([1, null]);
  expect(product.output()).toContain('PostgreSQL has ended (SIGKILL)');
}, 180_000);
