import { join, resolve } from 'node:path';
import {
  freePort,
  localUrl,
  provisionDatabase,
  type PrivateServer,
  startPostgres,
  startRabbitMQ,
  startRedis,
} from '@chauffeur/private-servers';
import { hostOf, composeServiceEnvironment, type Environment, type Plan } from './service-environment.ts';
import { republishEvents } from './republish-events.ts';
import { programPath, SERVICES, type ServiceDescription } from './service-list.ts';
import { SupervisedProcess } from './supervision/supervised-process.ts';
import { startTogether } from '../tests/test-servers.ts';
import { inRoot, root } from '../workspace.mjs';
import { chooseSetupToken, setupLink } from '../../../apps/standalone/dist/addresses/setup-link.js';
import { lockDataFolder } from '../../../apps/standalone/dist/data-folder/data-folder-lock.js';
import { completeSecrets, loadSecrets } from '../../../apps/standalone/dist/data-folder/secrets.js';
import { readPort, requireFreePort } from '../../../apps/standalone/dist/settings/ports.js';
import { untilAborted } from '../../../apps/standalone/dist/until-aborted.js';

type Log = (line: string) => void;

/**
 * Starts every service as a process on the servers of the environment, or private ones; resolves when all are ready.
 * PORT and MAILBOX_PORT default to free ports. With METRICS_PORT each serves its metrics, on consecutive ports from there
 * on. With DATA_DIR the private PostgreSQL, the mailbox and the secrets are stored there. If `signal` is aborted meanwhile, stops what it
 * has started, and throws.
 */
export async function startServices({
  env = process.env,
  log = () => undefined,
  signal = new AbortController().signal,
}: { env?: Environment; log?: Log; signal?: AbortSignal } = {}) {
  const dataFolder = env['DATA_DIR'] ? resolve(root, env['DATA_DIR']) : undefined;
  const ports: Record<string, number> = {
    gateway: await choosePort(env, 'PORT'),
    mailbox: await choosePort(env, 'MAILBOX_PORT'),
  };
  const metricsPorts = await chooseMetricsPorts(env);
  const running = await startServers(env, dataFolder, log, signal);
  for (const { name } of SERVICES) ports[name] ??= await freePort();
  const publicUrl = (env['PUBLIC_URL'] || `http://localhost:${ports['gateway']}`).replace(/\/+$/, '');
  const gatewayHost = env['HOST'] || '127.0.0.1';
  const setupToken = chooseSetupToken(env, gatewayHost);
  const plan: Plan = {
    ...running.plan,
    given: env,
    ports,
    metricsPorts,
    smtpPort: await freePort(),
    gatewayHost,
    setupToken,
    publicUrl,
    mailFolder: dataFolder && join(dataFolder, 'mailbox'),
  };
  const processes = Object.fromEntries(
    SERVICES.map((service) => [
      service.name,
      // JSON lines name their service themselves and must stay JSON.
      startProcess(service, plan, (line) => log(line.startsWith('{') ? line : `${service.name}: ${line}`)),
    ]),
  );
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    for (const order of [1, 2, 3, 4]) {
      const together = SERVICES.filter(({ stopOrder }) => stopOrder === order);
      await Promise.all(together.map(async ({ name }) => processes[name]?.stop()));
    }
    await running.stop();
  };
  const stop = () => (stopped ??= stopAll());
  try {
    await untilAborted(Promise.all(Object.values(processes).map((service) => service.whenReady())), signal);
    const link = await setupLink(localUrl(gatewayHost, ports['gateway']), publicUrl, setupToken);
    return {
      siteUrl: publicUrl,
      mailboxUrl: `http://localhost:${ports['mailbox']}`,
      setupLink: link,
      processes,
      servers: running.servers,
      databases: running.plan.databases,
      /** Stops everything in order. Safe to call twice. */
      stop,
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** Starts the servers and creates the databases; without a folder, PostgreSQL's data is temporary. If it fails, stops what it started. */
export async function startServers(
  env: Environment,
  dataFolder: string | undefined,
  log: Log,
  signal?: AbortSignal,
) {
  const options = (name: string) => ({
    environment: env,
    signal,
    log: (line: string) => {
      if (env['LOG_LEVEL'] || line.startsWith('installing ')) log(`${name}: ${line}`);
    },
  });
  const dataDir = dataFolder ? { dataDir: join(dataFolder, 'postgres') } : {};
  // Without the lock, PostgreSQL of another product on this folder would be taken for an orphan and stopped.
  const lock = dataFolder ? await lockDataFolder(dataFolder) : undefined;
  let started: readonly PrivateServer[] = [];
  const stop = async () => {
    const stops = await Promise.allSettled(started.map((server) => server.stop()));
    await lock?.release();
    const failures = stops.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'some servers did not stop in order');
  };
  try {
    // Generated only once for a folder, because links in emails and authenticator apps depend on them.
    const secrets = dataFolder ? await loadSecrets(dataFolder, []) : completeSecrets({}, []);
    const [postgres, rabbitmq, redis] = (started = await startTogether([
      startPostgres({ ...options('postgres'), ...dataDir }),
      startRabbitMQ(options('rabbitmq')),
      startRedis(options('redis')),
    ]));
    const databases: Record<string, string> = {};
    for (const { database } of SERVICES) {
      if (database) databases[database] ??= await provisionDatabase(postgres.url, database);
    }
    const keepsEvents = dataFolder || env['POSTGRES_ADMIN_URL'];
    if (keepsEvents && !env['RABBITMQ_URL']) await republishEvents(Object.values(databases));
    return {
      servers: { postgres, rabbitmq, redis },
      plan: {
        databases,
        rabbitmqUrl: rabbitmq.url,
        redisUrl: redis.url,
        internalToken: env['INTERNAL_TOKEN'] || secrets.internalToken,
        jwtSecret: env['JWT_SECRET'] || secrets.jwtSecret,
        linkSecret: env['LINK_SECRET'] || secrets.linkSecret,
      },
      stop,
    };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

export function startProcess(
  service: ServiceDescription,
  plan: Plan,
  log: Log,
  port = plan.ports[service.name],
): SupervisedProcess {
  return new SupervisedProcess({
    name: service.name,
    url: localUrl(hostOf(service.name, plan), port),
    program: inRoot(...programPath(service)),
    env: { ...composeServiceEnvironment(service, plan), PORT: String(port) },
    log,
  });
}

async function choosePort(env: Environment, variable: string): Promise<number> {
  if (!env[variable] || env[variable] === '0') return freePort();
  const port = readPort(env, variable, 0);
  await requireFreePort(port, '127.0.0.1', variable);
  return port;
}

/** Assigns consecutive ports in the order of the list; the mailbox has no metrics. */
async function chooseMetricsPorts(env: Environment): Promise<Record<string, number>> {
  const first = readPort(env, 'METRICS_PORT', 0);
  const watched = SERVICES.filter(({ name }) => first > 0 && name !== 'mailbox');
  return Object.fromEntries(watched.map(({ name }, index) => [name, first + index]));
}
