import { resolve } from 'node:path';
import {
  isAllowedInEnvironment,
  publicUrl as publicUrlSchema,
  readEnvironment,
  rejectedInProductionMessage,
  serviceEnvironment,
  type ProductionException,
} from '@chauffeur/service-kit';
import { readAlertSettings } from './alert-settings.js';
import { readBackupSettings } from './backup-settings.js';
import type { Environment } from '../environment.js';
import { readPort } from './ports.js';
import { StartupError } from '../startup-error.js';

export type Configuration = ReturnType<typeof readConfiguration>;

/** Each service checks these too, but only after the database has started. */
const ofAllServices = serviceEnvironment.pick({ NODE_ENV: true, LOG_LEVEL: true, ALLOW_IN_PRODUCTION: true });
const siteEnvironment = ofAllServices.extend({ PUBLIC_URL: publicUrlSchema.optional() });
type Site = ReturnType<typeof siteEnvironment.parse>;

/** Throws StartupError or EnvironmentError that names the invalid variable; `folder` is the base of DATA_DIR. */
export function readConfiguration(environment: Environment, folder: string) {
  const site = readEnvironment(siteEnvironment, environment);
  const port = readPort(environment, 'PORT', 3000);
  const mailboxPort = readPort(environment, 'MAILBOX_PORT', 1080);
  const metricsPort = environment['METRICS_PORT'] ? readPort(environment, 'METRICS_PORT', 0) : undefined;
  const smtp = readAddress(environment, 'SMTP_URL', ['smtp', 'smtps']);
  if (smtp === undefined) requireException(site, 'development-mailbox', 'SMTP_URL must be given');
  if (smtp === undefined && port === mailboxPort) {
    throw new StartupError(`PORT and MAILBOX_PORT are both ${port}; give the mailbox a port of its own.`);
  }
  const otherPorts = smtp === undefined ? [port, mailboxPort] : [port];
  if (metricsPort !== undefined && otherPorts.includes(metricsPort)) {
    throw new StartupError(
      `METRICS_PORT is ${metricsPort}, which is also the port of the site or of the mailbox; choose another.`,
    );
  }
  if (smtp !== undefined && !environment['MAIL_FROM']) {
    throw new StartupError("MAIL_FROM must name the sender's address, because SMTP_URL is given.");
  }
  const publicUrl = site.PUBLIC_URL ?? `http://localhost:${port}`;
  if (!publicUrl.startsWith('https:')) {
    requireException(site, 'plain-http', 'PUBLIC_URL must start with https://');
  }
  const dataFolder = resolve(folder, environment['DATA_DIR'] || '.data');
  return {
    port,
    /** Port of the Prometheus metrics; undefined if they are not served. */
    metricsPort,
    /** Address of the metrics; only this machine by default. */
    metricsHost: environment['METRICS_HOST'] || '127.0.0.1',
    host: environment['HOST'] || '127.0.0.1',
    /** Port of the development mailbox's page; undefined if SMTP_URL names a real mail server. */
    mailboxPort: smtp === undefined ? mailboxPort : undefined,
    mailFrom: environment['MAIL_FROM'] || 'bookings@example.com',
    /** Absolute path of the folder that holds all data. */
    dataFolder,
    /** Administrator's URL of the operator's own PostgreSQL; undefined for the embedded one. */
    postgresAdminUrl: readAddress(environment, 'POSTGRES_ADMIN_URL', ['postgres', 'postgresql']),
    /** URL by which visitors reach the site, without a trailing slash. */
    publicUrl,
    backups: readBackupSettings(environment, dataFolder),
    alerts: readAlertSettings(environment),
  };
}

/** Rejects development settings in production, unless ALLOW_IN_PRODUCTION names them. */
function requireException(site: Site, exception: ProductionException, what: string): void {
  if (isAllowedInEnvironment(exception, site)) return;
  throw new StartupError(`${rejectedInProductionMessage(what, exception)}.`);
}

function readAddress(
  environment: Environment,
  variable: string,
  schemes: readonly string[],
): string | undefined {
  const text = environment[variable];
  if (text === undefined || text === '') return undefined;
  const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
  if (schemes.includes(scheme)) return text;
  if (schemes.some((one) => text.startsWith(`${one}://`))) {
    throw new StartupError(
      `${variable} is not a valid address; in user and password write / ? # @ : as %2F %3F %23 %40 %3A.`,
    );
  }
  throw new StartupError(`${variable} must be an address that starts with ${schemes.join(':// or ')}://`);
}
