import { join } from 'node:path';
import { InProcessEventBus } from '@chauffeur/messaging';
import { localUrl, until, type PrivateServer } from '@chauffeur/private-servers';
import { startMetrics } from '@chauffeur/service-kit';
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
import { addPart } from './services/add-part.js';
import { listenAsPart } from './services/listen-as-part.js';
import { requireFreePort } from './settings/ports.js';
import { loadSecrets, type Secrets } from './data-folder/secrets.js';
import { waitForAll } from './services/wait-for-all.js';
import { chooseSetupToken, setupLink } from './addresses/setup-link.js';
import { sharedEnvironment } from './services/shared-environment.js';
import { processLogger } from './process-logger.js';
import { StartupError } from './startup-error.js';
import { untilAborted } from './until-aborted.js';

/** All services except the gateway listen only on this address. */
const INSIDE = '127.0.0.1';

const READY_TIMEOUT_MS = 60_000;

const DATABASES = [...DATABASE_SERVICES, JOBS_DATABASE];

export type Product = { addresses: Addresses; stop: () => Promise<void> };

/**
 * Starts all parts in this process; if one fails, or `stopping` is aborted, stops the others. Throws StartupError, ServerError or
 * EnvironmentError for expected causes, and the signal's reason.
 */
export async function startProduct(
  environment: Environment,
  folder: string,
  stopping: AbortSignal,
): Promise<Product> {
  const configuration = readConfiguration(environment, folder);
  await using parts = new AsyncDisposableStack();
  const lock = await lockDataFolder(configuration.dataFolder);
  parts.defer(lock.release);
  const setup = await startParts(environment, configuration, parts, stopping).catch(
    async (error: unknown) => {
      // Services that start would report that they have lost their database.
      if (stopping.aborted) processLogger(environment).mute();
      await lock.announceStop();
      throw error;
    },
  );
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

/** Adds each part to `parts` once it runs. Returns the link for creating the first admin. */
async function startParts(
  environment: Environment,
  configuration: Configuration,
  parts: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const { metricsPort, metricsHost, dataFolder } = configuration;
  await requireFreePorts(configuration);
  processLogger(environment);
  if (metricsPort !== undefined) {
    const metrics = await startMetrics({ port: metricsPort, host: metricsHost, process: 'standalone' });
    parts.defer(() => metrics.close());
  }
  const programs = loadServices();
  const secrets = await loadSecrets(dataFolder, DATABASES, environment);
  await removeLeftoverCopies(configuration);
  const server = await openDatabaseServer(configuration, stopping);
  const stopWatching = endWithDatabase(server, stopping);
  parts.defer(() => {
    stopWatching();
    return server.stop();
  });
  // The first start takes long. A service that does not start within seconds is closed; one that is not created yet ends with its database.
  return untilAborted(
    startServices(environment, configuration, parts, { programs, secrets, server }),
    stopping,
  );
}

async function startServices(
  environment: Environment,
  configuration: Configuration,
  parts: AsyncDisposableStack,
  opened: { programs: ReturnType<typeof loadServices>; secrets: Secrets; server: PrivateServer },
): Promise<string | undefined> {
  const { port, host, dataFolder, publicUrl } = configuration;
  const { programs, secrets, server } = opened;
  const databases = await provisionDatabases(server.url, secrets, DATABASES);
  const shared = sharedEnvironment(environment, secrets, publicUrl);
  const eventBus = new InProcessEventBus();
  const start = async (name: HostedName, own: Environment = {}, at = { port: 0, host: INSIDE }) => {
    const data = dataEnvironment(name, databases);
    const variables = { ...shared, ...data, ...own, PORT: String(at.port), HOST: at.host };
    const app = await (await programs)[name](variables, { eventBus });
    return [`${name.toUpperCase()}_URL`, await listenAsPart(app, at, parts)] as const;
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
  await addPart(parts, await startBackups(configuration, environment));
  const known = { ...Object.fromEntries([...services, web]), BACKUPS_FILE: backupsFile };
  await start('gateway', known, { port, host });
  await waitUntilReady(`${gatewayUrl}/health/ready`);
  await waitUntilReady(`${gatewayUrl}/`);
  await addPart(parts, startAlerts(configuration, environment, smtpUrl ?? ''));
  return setupLink(gatewayUrl, publicUrl, setupToken);
}

async function requireFreePorts(configuration: Configuration): Promise<void> {
  const { port, host, mailboxPort, metricsPort, metricsHost } = configuration;
  await requireFreePort(port, host, 'PORT');
  if (mailboxPort !== undefined) await requireFreePort(mailboxPort, INSIDE, 'MAILBOX_PORT');
  if (metricsPort !== undefined) await requireFreePort(metricsPort, metricsHost, 'METRICS_PORT');
}

/**
 * Ends this process with its database, so that the supervisor restarts both: without a database nothing works. While the process
 * stops, the supervisor may stop PostgreSQL together with it.
 */
function endWithDatabase(server: PrivateServer, stopping: AbortSignal): () => void {
  let isStopped = false;
  void server.ended().then((how) => {
    if (isStopped || stopping.aborted) return;
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
  await listenAsPart(mailbox, { port: mailboxPort, host: INSIDE }, parts);
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
