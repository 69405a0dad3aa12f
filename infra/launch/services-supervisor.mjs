import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import {
  freePort,
  guardAgainstOrphans,
  portListens,
  provisionDatabase,
  startPostgres,
  startRabbitMQ,
  startRedis,
} from '@chauffeur/private-servers';
import { serviceEnvironment } from './service-environment.mjs';
import { SERVICES } from './service-list.mjs';
import { SupervisedProcess } from './supervised-process.mjs';
import { inRoot, LaunchError, root } from './workspace.mjs';

/**
 * The product as separate processes.
 * @typedef {object} RunningServices
 * @property {string} siteUrl
 * @property {string} mailboxUrl
 * @property {Record<string, SupervisedProcess>} processes by name: pid, url, kill9(), whenReady()
 * @property {{ postgres: import('@chauffeur/private-servers').PostgresServer,
 *   rabbitmq: import('@chauffeur/private-servers').PrivateServer,
 *   redis: import('@chauffeur/private-servers').PrivateServer }} servers
 * @property {Record<string, string>} databases address of each service's database, by its name
 * @property {() => Promise<void>} stop ends everything, in order; safe to call twice
 */

/**
 * Starts every service as a process of its own on PostgreSQL, RabbitMQ and Redis: those that POSTGRES_ADMIN_URL,
 * RABBITMQ_URL and REDIS_URL name, else private ones. Resolves when all of them are ready. PORT and MAILBOX_PORT are
 * free ones unless given. With METRICS_PORT each tells its metrics, on one port after the other from there on. With DATA_DIR the
 * private PostgreSQL and the mailbox keep their data there.
 * @param {{ env?: Record<string, string | undefined>, log?: (line: string) => void }} [options]
 * @returns {Promise<RunningServices>}
 */
export async function startServices({ env = process.env, log = () => undefined } = {}) {
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    /** @type {unknown[]} */
    const failures = [];
    for (const end of ends.toReversed()) await end().catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'some parts did not end in order');
  };
  try {
    const sitePort = await choosePort(env, 'PORT');
    const mailboxPort = await choosePort(env, 'MAILBOX_PORT');
    const servers = await startServers(env, ends, log);
    const databases = await provision(servers.postgres.adminUrl);
    /** @type {Record<string, number>} */
    const ports = { gateway: sitePort, mailbox: mailboxPort };
    for (const { name } of SERVICES) ports[name] ??= await freePort();
    const metricsPorts = chooseMetricsPorts(env);
    const publicUrl = (env['PUBLIC_URL'] || `http://localhost:${sitePort}`).replace(/\/+$/, '');
    const plan = {
      given: env,
      ports,
      metricsPorts,
      smtpPort: await freePort(),
      gatewayHost: env['HOST'] || '0.0.0.0',
      databases,
      rabbitmqUrl: servers.rabbitmq.url,
      redisUrl: servers.redis.url,
      internalToken: env['INTERNAL_TOKEN'] || randomBytes(32).toString('base64url'),
      jwtSecret: env['JWT_SECRET'] || randomBytes(32).toString('base64url'),
      publicUrl,
      ...(env['DATA_DIR'] ? { mailFolder: join(resolve(root, env['DATA_DIR']), 'mailbox') } : {}),
    };
    const processes = startProcesses(plan, ends, log);
    await Promise.all(
      Object.values(processes).map((service) =>
        service.whenReady(service.name === 'mailbox' ? { path: '/email' } : {}),
      ),
    );
    return {
      siteUrl: publicUrl,
      mailboxUrl: `http://localhost:${mailboxPort}`,
      processes,
      servers,
      databases,
      stop,
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {(() => Promise<void>)[]} ends
 * @param {(line: string) => void} log
 */
export async function startServers(env, ends, log) {
  const told = (/** @type {string} */ name) => ({
    environment: env,
    log: (/** @type {string} */ line) => {
      if (env['LOG_LEVEL'] || line.startsWith('installing ')) log(`${name}: ${line}`);
    },
  });
  const dataDir = env['DATA_DIR'] ? join(resolve(root, env['DATA_DIR']), 'postgres') : undefined;
  const starts = await Promise.allSettled([
    startPostgres({ ...told('postgres'), ...(dataDir ? { dataDir } : {}) }),
    startRabbitMQ(told('rabbitmq')),
    startRedis(told('redis')),
  ]);
  for (const start of starts) if (start.status === 'fulfilled') ends.push(start.value.stop);
  const [postgres, rabbitmq, redis] = starts;
  if (postgres.status === 'rejected') throw postgres.reason;
  if (rabbitmq.status === 'rejected') throw rabbitmq.reason;
  if (redis.status === 'rejected') throw redis.reason;
  return { postgres: postgres.value, rabbitmq: rabbitmq.value, redis: redis.value };
}

/** @param {string} adminUrl */
export async function provision(adminUrl) {
  /** @type {Record<string, string>} */
  const databases = {};
  for (const { database } of SERVICES) {
    if (database && !databases[database]) databases[database] = await provisionDatabase(adminUrl, database);
  }
  return databases;
}

/**
 * @param {import('./service-environment.mjs').Plan} plan
 * @param {(() => Promise<void>)[]} ends
 * @param {(line: string) => void} log
 */
function startProcesses(plan, ends, log) {
  /** @type {Record<string, SupervisedProcess>} */
  const processes = {};
  for (const service of SERVICES) {
    processes[service.name] = new SupervisedProcess({
      name: service.name,
      url: `http://127.0.0.1:${plan.ports[service.name]}`,
      program: inRoot('apps', service.name, 'dist', 'main.js'),
      env: serviceEnvironment(service, plan),
      cwd: root,
      log: (line) => log(`${service.name}: ${line}`),
      guard: guardAgainstOrphans,
    });
  }
  ends.push(async () => {
    const orders = [...new Set(SERVICES.map(({ stopOrder }) => stopOrder))].toSorted((a, b) => a - b);
    for (const order of orders) {
      const together = SERVICES.filter(({ stopOrder }) => stopOrder === order);
      await Promise.all(together.map(async ({ name }) => processes[name]?.stop()));
    }
  });
  return processes;
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} variable
 */
async function choosePort(env, variable) {
  const text = env[variable];
  if (!text || text === '0') return freePort();
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw new LaunchError(`${variable} must be a port from 1 to 65535, not "${text}".`);
  if (await portListens(port)) {
    throw new LaunchError(`Port ${port} is in use by another program; choose another one by ${variable}.`);
  }
  return port;
}

/**
 * One port after the other, in the order of the list; the mailbox tells none.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, number>}
 */
export function chooseMetricsPorts(env) {
  const text = env['METRICS_PORT'];
  if (!text) return {};
  const watched = SERVICES.filter(({ name }) => name !== 'mailbox');
  const first = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  const last = 65_536 - watched.length;
  if (first < 1 || first > last)
    throw new LaunchError(`METRICS_PORT must be a port from 1 to ${last}, not "${text}".`);
  return Object.fromEntries(watched.map(({ name }, index) => [name, first + index]));
}
