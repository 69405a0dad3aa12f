import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '@chauffeur/private-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { containersOf } from '../kustomize/build-overlay.js';
import type { Fields } from '../kustomize/manifest.js';
import { overlay, root } from '../manifests/overlays.fixture.js';

const run = promisify(execFile);
const apps = overlay('production-migrations').map(({ metadata }) => metadata.name.replace('migrate-', ''));
const databases: Record<string, TestDatabase> = {};

beforeAll(async () => {
  for (const app of apps) databases[app] = await createTestDatabase();
});

afterAll(async () => {
  await Promise.all(Object.values(databases).map((database) => database.drop()));
});

describe('the jobs that migrate before a rollout', () => {
  it('bring each database up to date with no more than they are given, without a broker', async () => {
    await Promise.all(apps.map((app) => migrate(app)));
    for (const app of apps) expect(await migrationsOf(app)).not.toEqual([]);
  }, 150_000);

  it('may run twice at once, and again', async () => {
    const empty = await createTestDatabase();
    try {
      await Promise.all([migrate('finance', empty), migrate('finance', empty)]);
      await migrate('finance', empty);
      expect(await migrationsOf('finance', empty)).toEqual(await migrationsOf('finance'));
    } finally {
      await empty.drop();
    }
  }, 150_000);
});

/** Runs the job's program with the job's own variables; rejects with its output where it fails. */
async function migrate(app: string, database = databases[app]): Promise<void> {
  const job = overlay('production-migrations').find(({ metadata }) => metadata.name === `migrate-${app}`);
  const [container] = (job ? containersOf(job) : []) as JobContainer[];
  if (!container) throw new Error(`There is no job for ${app}.`);
  const given = container.env.map(({ name, value = 'secret-of-this-spec' }) => [name, value]);
  const env = { ...Object.fromEntries(given), DATABASE_URL: database?.url, ...SECRETS_WITH_A_FORM };
  await run(process.execPath, [join(root, 'apps', app, 'dist/main.js'), ...container.args], { env });
}

interface JobContainer extends Fields {
  args: string[];
  env: { name: string; value?: string }[];
}

const SECRETS_WITH_A_FORM = { SMTP_URL: 'smtp://127.0.0.1:1' };

async function migrationsOf(app: string, database = databases[app]): Promise<unknown[]> {
  const client = new Client({ connectionString: database?.url });
  await client.connect();
  try {
    return (await client.query<object>('SELECT name FROM migrations ORDER BY id')).rows;
  } finally {
    await client.end();
  }
}
