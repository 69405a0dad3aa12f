import { join } from 'node:path';
import { InProcessEventBus } from '@chauffeur/messaging';
import { metricsOf, requestDuration, startMetrics, useServiceLogger } from '@chauffeur/service-kit';
import type { Addresses } from './address-block.js';
import { readConfiguration, type Configuration, type Environment } from './configuration.js';
import { lockDataFolder } from './data-folder-lock.js';
import { openDatabaseServer, provisionDatabases } from './databases.js';
import {
  DATABASE_SERVICES,
  EMAIL_WORKER_DATABASE,
  JOBS_DATABASE,
  LOAD_DATABASE_SERVICE,
} from './hosted-services.js';
import { requireFreePort } from './require-free-port.js';
import { RunningParts } from './running-parts.js';
import { loadSecrets, type Secrets } from './secrets.js';
import type { CreateApp, HostAdapters, ServiceApp } from './service-app.js';
import { waitUntilReady } from './wait-until-ready.js';

/** Inner services listen here alone; only the gateway can be reached from outside. */
const INSIDE = '127.0.0.1';

/** The whole product, running. */
export type Product = { addresses: Addresses; stop: () => Promise<void> };

/**
 * Starts everything in this process and resolves when it is really ready. What was started is ended again when
 * something fails. Throws StartupError or ServerError for what was foreseen.
 * @param folder the folder that a relative DATA_DIR starts from
 */
export async function startProduct(environment: Environment, folder: string): Promise<Product> {
  const configuration = readConfiguration(environment, folder);
  const parts = new RunningParts();
  try {
    const lock = await lockDataFolder(configuration.dataFolder);
    parts.add({ name: 'lock', close: lock.release });
    const addresses = await startParts(environment, configuration, parts);
    return {
      addresses,
      stop: async () => {
        await lock.announceStop();
        await parts.close();
      },
    };
  } catch (error) {
    await parts.close();
    throw error;
  }
}

async function startParts(
  environment: Environment,
  configuration: Configuration,
  parts: RunningParts,
): Promise<Addresses> {
  const { port, host, mailboxPort, metricsPort, publicUrl } = configuration;
  await requireFreePort(port, host, 'PORT');
  if (mailboxPort !== undefined) await requireFreePort(mailboxPort, INSIDE, 'MAILBOX_PORT');
  if (metricsPort !== undefined) await requireFreePort(metricsPort, host, 'METRICS_PORT');

  // Nest keeps one logger for the process; the first to ask names it.
  useServiceLogger('standalone', environment['LOG_LEVEL'] || 'warn');
  if (metricsPort !== undefined) {
    const metrics = await startMetrics({ port: metricsPort, host, process: 'standalone' });
    parts.add({ name: 'metrics', close: () => metrics.close() });
  }
  const programs = loadPrograms();
  const databaseNames = [...DATABASE_SERVICES, EMAIL_WORKER_DATABASE, JOBS_DATABASE];
  const secrets = await loadSecrets(configuration.dataFolder, databaseNames);
  const server = await openDatabaseServer(configuration);
  parts.add({ name: 'postgres', close: server.stop });
  const databases = await provisionDatabases(server.adminUrl, secrets, databaseNames);

  const eventBus = new InProcessEventBus();
  const start = async (
    name: string,
    createApp: CreateApp,
    own: Environment,
    at: { port: number; host: string } = { port: 0, host: INSIDE },
  ): Promise<{ name: string; app: ServiceApp; url: string; close: () => Promise<void> }> => {
    const app = await createApp(
      {
        ...serviceEnvironment(environment, configuration, secrets),
        ...own,
        PORT: String(at.port),
        HOST: at.host,
      },
      { eventBus, measureRequest: name === 'web' ? measureWeb() : undefined },
    );
    const url = await app.listen(at.port, at.host);
    return { name, app, url, close: () => app.close() };
  };

  const loaded = await programs;
  const smtpUrl = await startMailbox(environment, configuration, parts);
  const jobs = databases[JOBS_DATABASE];
  const services = await Promise.all(
    DATABASE_SERVICES.map((name) =>
      start(name, loaded.services[name], {
        DATABASE_URL: databases[name],
        ...(name === 'notifications' ? { JOBS_DATABASE_URL: jobs } : {}),
        ...(name === 'catalogue' || name === 'pricing' ? seeding(environment) : {}),
      }),
    ),
  );
  const worker = await start('email-worker', loaded.emailWorker, {
    DATABASE_URL: databases[EMAIL_WORKER_DATABASE],
    JOBS_DATABASE_URL: jobs,
    SMTP_URL: smtpUrl,
    MAIL_FROM: configuration.mailFrom,
  });
  parts.add(worker, ...services);

  const gatewayUrl = `http://${host === '0.0.0.0' || host === '::' ? INSIDE : host}:${port}`;
  const web = await start('web', loaded.web, { GATEWAY_URL: gatewayUrl });
  parts.add(web);
  const gateway = await start(
    'gateway',
    loaded.gateway,
    {
      ...Object.fromEntries(services.map(({ name, url }) => [`${name.toUpperCase()}_URL`, url])),
      WEB_URL: web.url,
    },
    { port, host },
  );
  parts.add(gateway);
  await waitUntilReady(`${gatewayUrl}/health/ready`);
  await waitUntilReady(`${gatewayUrl}/`);
  return {
    site: publicUrl,
    mailbox: mailboxPort === undefined ? undefined : `http://localhost:${mailboxPort}`,
  };
}

function measureWeb(): HostAdapters['measureRequest'] {
  const metrics = metricsOf('web');
  if (!metrics.isOn) return undefined;
  const duration = metrics.histogram(requestDuration);
  return (labels, seconds) => duration.observe(labels, seconds);
}

/** Loads all programs side by side. */
async function loadPrograms(): Promise<{
  services: Record<(typeof DATABASE_SERVICES)[number], CreateApp>;
  emailWorker: CreateApp;
  web: CreateApp;
  gateway: CreateApp;
}> {
  const [catalogue, pricing, booking, finance, notifications, identity, emailWorker, web, gateway] =
    await Promise.all([
      LOAD_DATABASE_SERVICE.catalogue(),
      LOAD_DATABASE_SERVICE.pricing(),
      LOAD_DATABASE_SERVICE.booking(),
      LOAD_DATABASE_SERVICE.finance(),
      LOAD_DATABASE_SERVICE.notifications(),
      LOAD_DATABASE_SERVICE.identity(),
      import('@chauffeur/email-worker'),
      import('@chauffeur/web'),
      import('@chauffeur/gateway'),
    ]);
  return {
    services: {
      catalogue: catalogue.createApp,
      pricing: pricing.createApp,
      booking: booking.createApp,
      finance: finance.createApp,
      notifications: notifications.createApp,
      identity: identity.createApp,
    },
    emailWorker: emailWorker.createApp,
    web: web.createApp,
    gateway: gateway.createApp,
  };
}

/** Starts the development mailbox unless the operator names a mail server; gives where mail is handed in. */
async function startMailbox(
  environment: Environment,
  { dataFolder, mailboxPort }: Configuration,
  parts: RunningParts,
): Promise<string | undefined> {
  if (mailboxPort === undefined) return environment['SMTP_URL'];
  const { createApp } = await import('@chauffeur/mailbox');
  const mailbox = await createApp({
    SMTP_PORT: '0',
    MAILBOX_PORT: String(mailboxPort),
    HOST: INSIDE,
    DATA_DIR: join(dataFolder, 'mailbox'),
  });
  await mailbox.listen(mailboxPort, INSIDE);
  parts.add({ name: 'mailbox', close: () => mailbox.close() });
  return mailbox.smtpUrl;
}

/**
 * What every service is told. The administrator's address of the database is nobody's business, and events and
 * jobs stay in this process and its database.
 */
function serviceEnvironment(
  environment: Environment,
  { publicUrl }: Configuration,
  secrets: Secrets,
): Environment {
  const { POSTGRES_ADMIN_URL: _a, DATA_DIR: _d, RABBITMQ_URL: _b, REDIS_URL: _r, ...given } = environment;
  return {
    ...given,
    LOG_LEVEL: environment['LOG_LEVEL'] || 'warn',
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: secrets.internalToken,
    JWT_SECRET: secrets.jwtSecret,
    PUBLIC_URL: publicUrl,
  };
}

/** Demo content goes into an empty database unless it is turned off. */
function seeding(environment: Environment): Environment {
  return { SEED_DEMO_CONTENT: environment['SEED_DEMO_CONTENT'] ?? 'true' };
}
