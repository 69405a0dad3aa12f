import { join } from 'node:path';
import { InProcessEventBus } from '@chauffeur/messaging';
import { localUrl, until, type PrivateServer } from '@chauffeur/private-servers';
import { startMetrics, useServiceLogger } from '@chauffeur/service-kit';
import { isApiDocumented, type Addresses } from './addresses/format-addresses.js';
import { startAlerts } from './alerts/start-alerts.js';
import { backupRecordsFile } from './backups/backup-records.js';
import { removeLeftoverCopies } from './backups/make-backups.js';
import { startBackups } from './backups/start-backups.js';
import { readConfiguration, type Configuration } from './settings/configuration.js';
import type { Environment } from './environment.js';
import { lockDataFolder } from './data-folder/data-folder-lock.js';
import { openDatabaseServer, provisionDatabases } from './databases/databases.js';
import { findFormerEmailWorker } from './databases/former-email-worker.js';
import {
  DATABASE_SERVICES,
  dataEnvironment,
  JOBS_DATABASE,
  loadServices,
  type HostedName,
} from './services/hosted-services.js';
import { requireFreePort } from './settings/ports.js';
import { loadSecrets } from './data-folder/secrets.js';
import { waitForAll } from './services/wait-for-all.js';
import { chooseSetupToken, setupLink } from './addresses/setup-link.js';
import { sharedEnvironment } from './services/shared-environment.js';
import { StartupError } from './startup-error.js';

/** All services except the gateway listen only on this address. */
const INSIDE = '127.0.0.1';

const READY_TIMEOUT_MS = 60_000;

export type Product = { addresses: Addresses; stop: () => Promise<void> };

/**
 * Starts all parts in this process; if one fails, stops the others. Throws StartupError, ServerError or EnvironmentError
 * for expected causes.
 */
export async function startProduct(environment: Environment, folder: string): Promise<Product> {
  const configuration = readConfiguration(environment, folder);
  await using parts = new AsyncDisposableStack();
  const lock = await lockDataFolder(configuration.dataFolder);
  parts.defer(lock.release);
  const setup = await startParts(environment, configuration, parts);
  const { publicUrl, mailboxPort } = configuration;
  const mailbox = mailboxPort === undefined ? undefined : `http://localhost:${mailboxPort}`;
  const running = parts.move();
  return {
    addresses: { site: publicUrl, mailbox, setup, isDocumented: isApiDocumented(environment) },
    stop: async () => {
      await lock.announceStop();
      await running.disposeAsync();
    },
  };
}

async function startParts(
  environment: Environment,
  configuration: Configuration,
  parts: AsyncDisposableStack,
): Promise<string | undefined> {
  const { port, host, metricsPort, metricsHost, dataFolder, publicUrl } = configuration;
  await requireFreePorts(configuration);
  // Nest has one logger per process; otherwise it would have the name of the first service.
  useServiceLogger('standalone', environment['LOG_LEVEL'] || 'warn');
  if (metricsPort !== undefined) {
    const metrics = await startMetrics({ port: metricsPort, host: metricsHost, process: 'standalone' });
    parts.defer(() => metrics.close());
  }
  const programs = loadServices();
  const databaseNames = [...DATABASE_SERVICES, JOBS_DATABASE];
  const secrets = await loadSecrets(dataFolder, databaseNames, environment);
  await removeLeftoverCopies(configuration);
  const server = await openDatabaseServer(configuration);
  const stopWatching = endWithDatabase(server);
  parts.defer(() => {
    stopWatching();
    return server.stop();
  });
  const databases = await provisionDatabases(server.url, secrets, databaseNames);

  const shared = sharedEnvironment(environment, secrets, publicUrl);
  const eventBus = new InProcessEventBus();
  const start = async (name: HostedName, own: Environment = {}, at = { port: 0, host: INSIDE }) => {
    const data = dataEnvironment(name, databases);
    const variables = { ...shared, ...data, ...own, PORT: String(at.port), HOST: at.host };
    const app = await (await programs)[name](variables, { eventBus });
    parts.defer(() => app.close());
    return [`${name.toUpperCase()}_URL`, await app.listen(at.port, at.host)] as const;
  };

  const smtpUrl = await startMailbox(environment, configuration, parts);
  const setupToken = chooseSetupToken(environment, host);
  const services = await waitForAll(
    DATABASE_SERVICES.map((name) => start(name, name === 'identity' ? { SETUP_TOKEN: setupToken } : {})),
  );
  const former = await findFormerEmailWorker(server.url);
  await start('email-worker', {
    FORMER_EMAIL_WORKER_DATABASE_URL: former?.url,
    SMTP_URL: smtpUrl,
    MAIL_FROM: configuration.mailFrom,
  });
  await former?.remove();

  const gatewayUrl = localUrl(host, port);
  const web = await start('web', { GATEWAY_URL: gatewayUrl });
  const backupsFile = showsBackups(environment, configuration) ? backupRecordsFile(dataFolder) : undefined;
  parts.defer(await startBackups(configuration, environment));
  const known = { ...Object.fromEntries([...services, web]), BACKUPS_FILE: backupsFile };
  await start('gateway', known, { port, host });
  await waitUntilReady(`${gatewayUrl}/health/ready`);
  await waitUntilReady(`${gatewayUrl}/`);
  parts.defer(startAlerts(configuration, environment, smtpUrl ?? ''));
  // Deferred last, so it runs first: a supervisor may stop PostgreSQL together with this process.
  parts.defer(stopWatching);
  return setupLink(gatewayUrl, publicUrl, setupToken);
}

async function requireFreePorts(configuration: Configuration): Promise<void> {
  const { port, host, mailboxPort, metricsPort, metricsHost } = configuration;
  await requireFreePort(port, host, 'PORT');
  if (mailboxPort !== undefined) await requireFreePort(mailboxPort, INSIDE, 'MAILBOX_PORT');
  if (metricsPort !== undefined) await requireFreePort(metricsPort, metricsHost, 'METRICS_PORT');
}

/** Ends this process with its database, so that the supervisor restarts both: without a database nothing works. */
function endWithDatabase(server: PrivateServer): () => void {
  let isStopped = false;
  void server.ended().then((how) => {
    if (isStopped) return;
    process.stderr.write(`PostgreSQL has ended (${how}). The product ends with it.\n`);
    process.exit(1);
  });
  return () => {
    isStopped = true;
  };
}

/** Whether staff see backups: not by default in development, and not with the operator's own database server. */
function showsBackups({ NODE_ENV }: Environment, { backups, postgresAdminUrl }: Configuration): boolean {
  return backups !== undefined || (NODE_ENV === 'production' && postgresAdminUrl === undefined);
}

/** Starts the development mailbox unless the operator names a mail server. Returns the SMTP URL. */
async function startMailbox(
  environment: Environment,
  { dataFolder, mailboxPort }: Configuration,
  parts: AsyncDisposableStack,
): Promise<string | undefined> {
  if (mailboxPort === undefined) return environment['SMTP_URL'];
  const { createApp } = await import('@chauffeur/mailbox');
  const mailbox = await createApp({ SMTP_PORT: '0', DATA_DIR: join(dataFolder, 'mailbox') });
  await mailbox.listen(mailboxPort, INSIDE);
  parts.defer(() => mailbox.close());
  return mailbox.smtpUrl;
}

/** Waits until a URL responds with success. Throws StartupError with the last response. */
async function waitUntilReady(url: string): Promise<void> {
  let problem = '';
  const isReady = async () => {
    problem = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      async (response) => (response.ok ? '' : `${response.status} ${(await response.text()).slice(0, 300)}`),
      (error: unknown) => String(error),
    );
    return problem === '';
  };
  if (await until(isReady, READY_TIMEOUT_MS)) return;
  throw new StartupError(`${url} was not ready within ${READY_TIMEOUT_MS / 1000} s: ${problem}`);
}
