import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@chauffeur/private-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const program = fileURLToPath(new URL('../main.js', import.meta.url));

let folder: string;
let product: ChildProcess;
let output = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chauffeur-database-ended-'));
  product = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: String(await freePort()),
      MAILBOX_PORT: String(await freePort()),
      SEED_DEMO_CONTENT: 'false',
    },
    stdio: 'pipe',
  });
  for (const stream of [product.stdout, product.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  while (!output.includes('Back office')) {
    if (product.exitCode !== null) throw new Error(output);
    await sleep(100);
  }
}, 600_000);

afterAll(async () => {
  if (product.exitCode === null) {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
}, 180_000);

it('the product says that its database server has ended, not before, and ends for its supervisor to start it again', async () => {
  expect(output).not.toContain('PostgreSQL');
  const [pid] = (await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  expect(await once(product, 'exit')).toEqual([1, null]);
  expect(output).toContain('PostgreSQL has ended (SIGKILL)');
}, 180_000);
