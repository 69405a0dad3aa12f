import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import {
  freePort,
  provisionDatabase,
  startPostgres,
  startRabbitMQ,
  startRedis,
} from '@chauffeur/private-servers';
import { serviceEnvironment } from './service-environment.mjs';
import { programPath, SERVICES } from './service-list.mjs';
import { SupervisedProcess } from './supervised-process.mjs';
import { startTogether } from './test-servers.mjs';
import { inRoot, root } from './workspace.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

const fromStandalone = (/** @type {string} */ file) => import(inRoot('apps', 'standalone', 'dist', file));

/**
 * The product as separate processes.
 * @typedef {object} RunningServices
 * @property {string} siteUrl
 * @property {string} mailboxUrl
 * @property {string | undefined} setupLink to the first account, where that needs the setup token
 * @property {Record<string, SupervisedProcess>} processes by name: pid, url, kill9(), whenReady()
 * @property {Awaited<ReturnType<typeof startServers>>['servers']} servers
 * @property {Record<string, string>} databases address of each service's database, by its name
 * @property {() => Promise<void>} stop ends everything, in order; safe to call twice
 */

/**
 * Starts every service as a process of its own on PostgreSQL, RabbitMQ and Redis: those that POSTGRES_ADMIN_URL,
 * RABBITMQ_URL and REDIS_URL name, else private ones. Resolves when all of them are ready. PORT and MAILBOX_PORT are
 * free ones unless given. With METRICS_PORT each serves its metrics, on one port after the other from there on. With
 * DATA_DIR the private PostgreSQL and the mailbox store their data there.
 * @param {{ env?: Environment, log?: (line: string) => void }} [options]
 * @returns {Promise<RunningServices>}
 */
export async function startServices({ env = process.env, log = () => undefined } = {}) {
  const dataFolder = env['DATA_DIR'] ? resolve(root, env['DATA_DIR']) : undefined;
  /** @type {Record<string, number>} */
  const ports = { gateway: await choosePort(env, 'PORT'), mailbox: await choosePort(env, 'MAILBOX_PORT') };
  const metricsPorts = await chooseMetricsPorts(env);
  const ground = await startServers(env, dataFolder, log);
  for (const { name } of SERVICES) ports[name] ??= await freePort();
  const publicUrl = (env['PUBLIC_URL'] || `http://localhost:${ports['gateway']}`).replace(/\/+$/, '');
  const gatewayHost = env['HOST'] || '127.0.0.1';
  const { chooseSetupToken, setupLink } = await fromStandalone('setup-link.js');
  /** @type {string | undefined} */
  const setupToken = chooseSetupToken(env, gatewayHost);
  const plan = {
    ...ground.plan,
    given: env,
    ports,
    metricsPorts,
    smtpPort: await freePort(),
    gatewayHost,
    ...(setupToken ? { setupToken } : {}),
    publicUrl,
    ...(dataFolder ? { mailFolder: join(dataFolder, 'mailbox') } : {}),
  };
  const processes = Object.fromEntries(
    SERVICES.map((service) => [
      service.name,
      startProcess(service, plan, (line) => log(`${service.name}: ${line}`)),
    ]),
  );
  /** @type {Promise<void> | undefined} */
  let stopped;
  const stopAll = async () => {
    for (const order of [1, 2, 3, 4]) {
      const together = SERVICES.filter(({ stopOrder }) => stopOrder === order);
      await Promise.all(together.map(async ({ name }) => processes[name]?.stop()));
    }
    await ground.stop();
  };
  const stop = () => (stopped ??= stopAll());
  /** @type {string | undefined} */
  let link;
  try {
    await Promise.all(Object.values(processes).map((service) => service.whenReady()));
    link = await setupLink(processes['gateway']?.url, publicUrl, setupToken);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return {
    siteUrl: publicUrl,
    mailboxUrl: `http://localhost:${ports['mailbox']}`,
    setupLink: link,
    processes,
    servers: ground.servers,
    databases: ground.plan.databases,
    stop,
  };
}

/**
 * Starts the servers with a database for each service.
 * @param {Environment} env
 * @param {string | undefined} dataFolder where PostgreSQL stores its data; a temporary folder unless given
 * @param {(line: string) => void} log
 */
export async function startServers(env, dataFolder, log) {
  const options = (/** @type {string} */ name) => ({
    environment: env,
    log: (/** @type {string} */ line) => {
      if (env['LOG_LEVEL'] || line.startsWith('installing ')) log(`${name}: ${line}`);
    },
  });
  const dataDir = dataFolder ? { dataDir: join(dataFolder, 'postgres') } : {};
  const started = await startTogether([
    startPostgres({ ...options('postgres'), ...dataDir }),
    startRabbitMQ(options('rabbitmq')),
    startRedis(options('redis')),
  ]);
  const [postgres, rabbitmq, redis] = started;
  /** @type {Record<string, string>} */
  const databases = {};
  for (const { database } of SERVICES) {
    if (database) databases[database] ??= await provisionDatabase(postgres.adminUrl, database);
  }
  const secret = (/** @type {string} */ name) => env[name] || randomBytes(32).toString('base64url');
  return {
    servers: { postgres, rabbitmq, redis },
    plan: {
      databases,
      rabbitmqUrl: rabbitmq.url,
      redisUrl: redis.url,
      internalToken: secret('INTERNAL_TOKEN'),
      jwtSecret: secret('JWT_SECRET'),
      linkSecret: secret('LINK_SECRET'),
    },
    stop: async () => {
      const stops = await Promise.allSettled(started.map((server) => server.stop()));
      const failures = stops.flatMap((stop) => (stop.status === 'rejected' ? [stop.reason] : []));
      if (failures.length > 0) throw new AggregateError(failures, 'some servers did not stop in order');
    },
  };
}

/**
 * Starts one process of a service.
 * @param {import('./service-list.mjs').ServiceDescription} service
 * @param {import('./service-environment.mjs').Plan} plan
 * @param {(line: string) => void} log
 * @param {number} [port] the one in the plan unless given
 */
export function startProcess(service, plan, log, port = plan.ports[service.name]) {
  return new SupervisedProcess({
    name: service.name,
    url: `http://127.0.0.1:${port}`,
    program: inRoot(...programPath(service)),
    env: { ...serviceEnvironment(service, plan), PORT: String(port) },
    log,
  });
}

/**
 * @param {Environment} env
 * @param {string} variable
 */
async function choosePort(env, variable) {
  if (!env[variable] || env[variable] === '0') return freePort();
  const { readPort, requireFreePort } = await fromStandalone('ports.js');
  const port = readPort(env, variable, 0);
  await requireFreePort(port, '127.0.0.1', variable);
  return port;
}

/**
 * One port after the other, in the order of the list; the mailbox has no metrics.
 * @param {Environment} env
 * @returns {Promise<Record<string, number>>}
 */
async function chooseMetricsPorts(env) {
  const { readPort } = await fromStandalone('ports.js');
  const first = readPort(env, 'METRICS_PORT', 0);
  const watched = SERVICES.filter(({ name }) => first > 0 && name !== 'mailbox');
  return Object.fromEntries(watched.map(({ name }, index) => [name, first + index]));
}
