import { randomBytes } from 'node:crypto';
import { InProcessEventBus, messagingMigrations } from '@chauffeur/messaging';
import { createTestDatabase, startPostgres } from '@chauffeur/private-servers';
import { DataSource } from 'typeorm';
import { LaunchError, inRoot, root } from '../workspace.mjs';
import { runChild } from '../run-child.mjs';
import { withoutOwnProduct } from '../services/service-environment.ts';
import { startServices } from '../services/services-supervisor.ts';
import { startStandalone } from '../services/standalone-process.ts';

const fromApp = (app: string) => import(inRoot('apps', app, 'dist', 'index.js'));
const many = '1000000';

/** Starts the product on its own servers for a measurement, in one process or as separate ones. */
const inOneProcess = (variables: Record<string, string | undefined>) =>
  startStandalone({ env: { ...withoutOwnProduct(), ...variables } });
const asServices = (variables: Record<string, string>) =>
  startServices({ env: { ...withoutOwnProduct(), ...variables } });

/** Settings of an operator, except that a measurement has no proxy and no mail server. */
const asInProduction = {
  NODE_ENV: 'production',
  ALLOW_IN_PRODUCTION: 'demo-content,development-mailbox,plain-http',
  SEED_DEMO_CONTENT: 'true',
  SETUP_TOKEN: randomBytes(16).toString('hex'),
};

/** Same as in infra/small-server/compose.yml. */
const memoryOfSmallServer = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
};

/** Measurements of the product, with their setup. Each also gets its arguments and the folder of documents. */
const setups = {
  web: {
    startProduct: (publicUrl: string) => inOneProcess({ LOG_LEVEL: 'warn', PUBLIC_URL: publicUrl }),
  },
  board: { startProduct: () => inOneProcess({ LOG_LEVEL: 'warn' }) },
  overload: {
    startProduct: () =>
      inOneProcess({ WRITE_LIMIT_PER_MINUTE: many, FORM_LIMIT_PER_HOUR: many, LOG_LEVEL: 'error' }),
  },
  memory: {
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
  cost: {
    startProduct: () =>
      asServices({
        WRITE_LIMIT_PER_MINUTE: many,
        FORM_LIMIT_PER_HOUR: many,
        READ_LIMIT_PER_MINUTE: many,
        // Staff get an email for every booking.
        EMAIL_RATE_PER_SECOND: '1000',
        LOG_LEVEL: 'error',
      }),
  },
};

/** Measurements of the booking service. */
const ofBooking = ['bookings', 'guard'] as const;
const names = [...Object.keys(setups), ...ofBooking].toSorted();

/** Runs `npm run bench -- NAME [options]`, without a name all in turn. Returns the exit code: 0 if every goal is met. */
export async function runBench(args: string[]): Promise<number> {
  const [name = '', ...options] = args;
  if (name in setups) return measureProduct(name as keyof typeof setups, options);
  const booking = ofBooking.find((one) => one === name);
  if (booking) return measureBooking(booking, options);
  if (name !== '' && !name.startsWith('-')) {
    throw new LaunchError(`There is no measurement "${name}"; choose one of ${names.join(', ')}.`);
  }
  let code = 0;
  for (const one of names) {
    process.stdout.write(`\n${one}\n`);
    // Each in a separate process, because one pins its process to some cores, and all allocate memory.
    const child = [...process.execArgv, inRoot('infra', 'launch', 'run.mjs'), 'bench', one, ...args];
    const ended = await runChild(process.execPath, child, { cwd: root, ipc: true });
    code ||= ended;
  }
  return code;
}

async function measureProduct(bench: keyof typeof setups, args: string[]): Promise<number> {
  const benches = await fromApp('bench');
  return benches[bench]({ args, documents: inRoot('docs', 'performance'), ...setups[bench] });
}

/** Runs a measurement on new databases, dropped afterwards; that of the guard on one of the previous release. */
async function measureBooking(bench: (typeof ofBooking)[number], args: string[]): Promise<number> {
  await using parts = new AsyncDisposableStack();
  const postgres = await startPostgres();
  parts.defer(postgres.stop);
  const createDatabase = async () => {
    const database = await createTestDatabase(postgres.url);
    parts.defer(database.drop);
    return database.url;
  };
  const databaseUrl = bench === 'guard' ? await createDatabase() : undefined;
  if (databaseUrl !== undefined) await migrateToBeforeTheGuard(databaseUrl);
  const start = async () => startBooking(databaseUrl ?? (await createDatabase()));
  const benches = await fromApp('bench');
  return await benches[bench]({ args, databaseUrl, start, documents: inRoot('docs', 'performance') });
}

/** Starts the booking service; its requests are sent as the gateway sends them. */
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

/** Runs the migrations of the release before the guard, whose numbers begin with 1763. */
async function migrateToBeforeTheGuard(url: string): Promise<void> {
  const own = inRoot('apps', 'booking', 'dist', 'migrations', '1763*.js');
  const migrations = [...messagingMigrations, own];
  const dataSource = await new DataSource({ type: 'postgres', url, migrations }).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
}
