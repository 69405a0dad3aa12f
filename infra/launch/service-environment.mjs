import { CALLED_BY_GATEWAY } from './service-list.mjs';

/**
 * What the environments of all processes are made of.
 * @typedef {object} Plan
 * @property {Record<string, string | undefined>} given the operator's environment
 * @property {Record<string, number>} ports port of each process, by its name
 * @property {Record<string, number>} [metricsPorts] port that Prometheus scrapes, of each process by its name
 * @property {number} smtpPort
 * @property {string} gatewayHost address that the gateway listens on
 * @property {Record<string, string>} databases addresses by database name
 * @property {string} rabbitmqUrl
 * @property {string} redisUrl
 * @property {string} internalToken
 * @property {string} jwtSecret
 * @property {string} linkSecret
 * @property {string} publicUrl
 * @property {string} [setupToken] that the first account requires
 * @property {string} [mailFolder] where the mailbox stores its mails
 */

/** Variables that configure the launcher and that services do not get. */
const LAUNCHER_ONLY = [
  'POSTGRES_ADMIN_URL',
  'DATA_DIR',
  'MAILBOX_PORT',
  'CHROMIUM_PATH',
  'HOST',
  'PORT',
  'METRICS_PORT',
  'SETUP_TOKEN',
];

/**
 * The environment of one process: each reads what it needs. The mailbox and the web server get no secrets.
 * @param {import('./service-list.mjs').ServiceDescription} service
 * @param {Plan} plan
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnvironment({ name, database }, plan) {
  const given = Object.fromEntries(
    Object.entries(plan.given).filter(([key]) => !LAUNCHER_ONLY.includes(key)),
  );
  const addresses = [...CALLED_BY_GATEWAY, 'web', 'gateway'].map((service) => [
    `${service.toUpperCase()}_URL`,
    `http://127.0.0.1:${plan.ports[service]}`,
  ]);
  const common = {
    ...given,
    ...Object.fromEntries(addresses),
    PUBLIC_URL: plan.publicUrl,
    PORT: String(plan.ports[name]),
    HOST: name === 'gateway' ? plan.gatewayHost : '127.0.0.1',
    LOG_LEVEL: given['LOG_LEVEL'] || 'error',
    ...(plan.metricsPorts?.[name] ? { METRICS_PORT: String(plan.metricsPorts[name]) } : {}),
  };
  if (name === 'mailbox') {
    return {
      ...common,
      MAILBOX_PORT: String(plan.ports['mailbox']),
      SMTP_PORT: String(plan.smtpPort),
      ...(plan.mailFolder ? { DATA_DIR: plan.mailFolder } : {}),
    };
  }
  // React chooses its fast build by NODE_ENV; the others get the operator's own value.
  if (name === 'web') return { NODE_ENV: 'production', ...common };
  return {
    SEED_DEMO_CONTENT: 'true',
    SMTP_URL: `smtp://127.0.0.1:${plan.smtpPort}`,
    ...common,
    MAIL_FROM: given['MAIL_FROM'] || 'bookings@example.com',
    EVENT_TRANSPORT: 'rabbitmq',
    RABBITMQ_URL: plan.rabbitmqUrl,
    REDIS_URL: plan.redisUrl,
    INTERNAL_TOKEN: plan.internalToken,
    JWT_SECRET: plan.jwtSecret,
    LINK_SECRET: plan.linkSecret,
    ...(database ? { DATABASE_URL: plan.databases[database] } : {}),
    ...(name === 'identity' && plan.setupToken ? { SETUP_TOKEN: plan.setupToken } : {}),
  };
}

/** Variables that configure an operator's own product. */
const OWN_PRODUCT =
  /^(PORT|HOST|SETUP_TOKEN|MAILBOX_PORT|METRICS_PORT|DATA_DIR|PUBLIC_URL|POSTGRES_ADMIN_URL|RABBITMQ_URL|REDIS_URL|NODE_ENV|(EMAIL|DKIM|SMTP)_.*)$/;

/**
 * An environment for a product that is measured or broken on purpose, on servers of its own.
 * @param {Record<string, string | undefined>} environment
 */
export function withoutOwnProduct(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !OWN_PRODUCT.test(name)));
}
