import { randomBytes } from 'node:crypto';
import { InProcessEventBus } from '@chauffeur/messaging';
import { createTestDatabase, startPostgres } from '@chauffeur/private-servers';
import { inRoot } from './workspace.mjs';

const document = inRoot('docs', 'performance.md');
const fromApp = (/** @type {string} */ app) => import(inRoot('apps', app, 'dist', 'index.js'));

/**
 * Measures staff's list of bookings with 1,000 and with 100,000 of them, side by side; resolves with the exit code.
 * @param {string[]} args
 */
export async function runBenchBookings(args) {
  const { benchBookings } = await fromApp('bench');
  return withDatabases(async (createDatabase) => {
    const start = async () => startService(await createDatabase());
    return benchBookings({ args, start, document });
  });
}

/**
 * Measures what vehicles and drivers being guarded costs, on a million bookings of the release before it, which is
 * upgraded first; resolves with the exit code.
 * @param {string[]} args
 */
export async function runBenchGuard(args) {
  const { benchGuard } = await fromApp('bench');
  return withDatabases(async (createDatabase) => {
    const databaseUrl = await createDatabase();
    await migrateToBeforeTheGuard(databaseUrl);
    return benchGuard({ args, databaseUrl, start: () => startService(databaseUrl), document });
  });
}

/**
 * On a private PostgreSQL, or the one that POSTGRES_ADMIN_URL names; what was created there is removed.
 * @param {(createDatabase: () => Promise<string>) => Promise<number>} run
 */
async function withDatabases(run) {
  const postgres = await startPostgres();
  /** @type {import('@chauffeur/private-servers').TestDatabase[]} */
  const databases = [];
  try {
    return await run(async () => {
      const database = await createTestDatabase(postgres.adminUrl);
      databases.push(database);
      return database.url;
    });
  } finally {
    await Promise.all(databases.map((database) => database.drop()));
    await postgres.stop();
  }
}

/**
 * The booking service, called as the gateway calls it.
 * @param {string} databaseUrl
 */
async function startService(databaseUrl) {
  const { createApp } = await fromApp('booking');
  const token = randomBytes(32).toString('hex');
  const environment = {
    DATABASE_URL: databaseUrl,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: token,
    LINK_SECRET: 'link-secret-of-the-benchmark',
    LOG_LEVEL: 'error',
  };
  const app = await createApp(environment, { eventBus: new InProcessEventBus() });
  const address = await app.listen(0, '127.0.0.1');
  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  const send = async (method, path, body) => {
    const headers = { 'x-internal-token': token, 'content-type': 'application/json' };
    const request = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method, headers, ...request });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`);
    return text;
  };
  return {
    databaseUrl,
    get: (/** @type {string} */ path) => send('GET', path),
    post: (/** @type {string} */ path, /** @type {unknown} */ body) => send('POST', path, body),
    stop: () => app.close(),
  };
}

/**
 * The migrations of the release before: their numbers are smaller.
 * @param {string} url
 */
async function migrateToBeforeTheGuard(url) {
  const { DataSource } = await import('typeorm');
  const { messagingMigrations } = await import('@chauffeur/messaging');
  const own = inRoot('apps', 'booking', 'dist', 'migrations', '1763*.js');
  const migrations = [...messagingMigrations, own];
  const dataSource = await new DataSource({ type: 'postgres', url, migrations }).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
}
