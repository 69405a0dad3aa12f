import { randomBytes } from 'node:crypto';
import { InProcessEventBus, messagingMigrations } from '@chauffeur/messaging';
import { createTestDatabase, startPostgres } from '@chauffeur/private-servers';
import { DataSource } from 'typeorm';
import { withoutOwnProduct } from './service-environment.ts';
import { startServices } from './services-supervisor.ts';
import { startStandalone } from './standalone-process.ts';
import { inRoot } from './workspace.mjs';

const fromApp = (app: string) => import(inRoot('apps', app, 'dist', 'index.js'));
const many = '1000000';

/** The product on servers of its own, for measurements: in one process, or as separate ones. */
const inOneProcess = (variables: Record<string, string | undefined>) =>
  startStandalone({ env: { ...withoutOwnProduct(), ...variables } });
const asServices = (variables: Record<string, string>) =>
  startServices({ env: { ...withoutOwnProduct(), ...variables } });

/** As an operator runs it, but for what a measurement has no proxy and mail server for. */
const asInProduction = {
  NODE_ENV: 'production',
  ALLOW_IN_PRODUCTION: 'demo-content,development-mailbox,plain-http',
  SEED_DEMO_CONTENT: 'true',
  SETUP_TOKEN: randomBytes(16).toString('hex'),
};

/** As in infra/small-server/compose.yml. */
const memoryOfSmallServer = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
};

/** What each measurement of `apps/bench` is given beside its arguments and the document. */
const setups = {
  benchWeb: {
    startProduct: (publicUrl: string) => inOneProcess({ LOG_LEVEL: 'warn', PUBLIC_URL: publicUrl }),
  },
  benchBoard: { startProduct: () => inOneProcess({ LOG_LEVEL: 'warn' }) },
  benchOverload: {
    startProduct: () =>
      inOneProcess({ WRITE_LIMIT_PER_MINUTE: many, FORM_LIMIT_PER_HOUR: many, LOG_LEVEL: 'error' }),
  },
  benchMemory: {
    oneProcess: {
      goalMiB: 450,
      start: async () => {
        const { pid, ...product } = await inOneProcess({
          ...asInProduction,
          ...memoryOfSmallServer,
        });
        return { ...product, pids: { product: pid } };
      },
    },
    asServices: {
      goalMiB: 800,
      start: async () => {
        const { processes, ...product } = await asServices(asInProduction);
        const pids = Object.entries(processes).map(([name, { pid }]) => [name, pid] as const);
        return { ...product, pids: Object.fromEntries(pids) };
      },
    },
  },
  benchCost: {
    startProduct: () =>
      asServices({
        WRITE_LIMIT_PER_MINUTE: many,
        FORM_LIMIT_PER_HOUR: many,
        READ_LIMIT_PER_MINUTE: many,
        // Staff's address gets an email of every booking.
        EMAIL_RATE_PER_SECOND: '1000',
        LOG_LEVEL: 'error',
      }),
  },
};

/** Runs a measurement of the product; resolves with the exit code. */
export async function runBench(bench: keyof typeof setups, args: string[]): Promise<number> {
  const benches = await fromApp('bench');
  return benches[bench]({ args, document: inRoot('docs', 'performance.md'), ...setups[bench] });
}

/**
 * Runs a measurement of the booking service on databases of a private PostgreSQL, or of the one that POSTGRES_ADMIN_URL
 * names; what was created there is removed. The guard is measured on a database of the release before it, which is upgraded.
 */
export async function runBookingBench(
  bench: 'benchBookings' | 'benchGuard',
  args: string[],
): Promise<number> {
  await using parts = new AsyncDisposableStack();
  const postgres = await startPostgres();
  parts.defer(postgres.stop);
  const createDatabase = async () => {
    const database = await createTestDatabase(postgres.url);
    parts.defer(database.drop);
    return database.url;
  };
  const databaseUrl = bench === 'benchGuard' ? await createDatabase() : undefined;
  if (databaseUrl !== undefined) await migrateToBeforeTheGuard(databaseUrl);
  const start = async () => startBooking(databaseUrl ?? (await createDatabase()));
  const benches = await fromApp('bench');
  return await benches[bench]({ args, databaseUrl, start, document: inRoot('docs', 'performance.md') });
}

/** The booking service, called as the gateway calls it. */
async function startBooking(databaseUrl: string) {
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
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { 'x-internal-token': token, 'content-type': 'application/json' };
    const request = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method, headers, ...request });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`);
    return text;
  };
  return {
    databaseUrl,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown) => send('POST', path, body),
    stop: () => app.close(),
  };
}

/** The migrations of the release before: their numbers are smaller. */
async function migrateToBeforeTheGuard(url: string): Promise<void> {
  const own = inRoot('apps', 'booking', 'dist', 'migrations', '1763*.js');
  const migrations = [...messagingMigrations, own];
  const dataSource = await new DataSource({ type: 'postgres', url, migrations }).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
}
