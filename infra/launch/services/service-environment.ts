import { localUrl } from '@chauffeur/private-servers';
import { CALLED_BY_GATEWAY, type ServiceDescription } from './service-list.ts';

export type Environment = Record<string, string | undefined>;

/** Values for the environments of all processes. */
export interface Plan {
  given: Environment;
  /** By process name, like `metricsPorts`. */
  ports: Record<string, number>;
  metricsPorts?: Record<string, number>;
  smtpPort: number;
  /** Address that the gateway listens on. */
  gatewayHost: string;
  databases: Record<string, string>;
  rabbitmqUrl: string;
  redisUrl: string;
  internalToken: string;
  jwtSecret: string;
  linkSecret: string;
  publicUrl: string;
  setupToken?: string | undefined;
  /** Folder in which the mailbox stores its emails. */
  mailFolder?: string | undefined;
}

/** Variables that configure the launcher and are not passed to services. */
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

/** Same as in the images: memory freed by one thread can be reused by the others. */
const returnMemory = { MALLOC_ARENA_MAX: '2' };
/** For the service that renders images, same as in docker-compose.yml. */
const returnImages = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Returns the address that a process listens on. Only the gateway is reachable from other machines. */
export function hostOf(name: string, { gatewayHost }: Pick<Plan, 'gatewayHost'>): string {
  return name === 'gateway' ? gatewayHost : '127.0.0.1';
}

/** Returns the environment of one process. The mailbox and the web server get no secrets. */
export function composeServiceEnvironment({ name, database }: ServiceDescription, plan: Plan): Environment {
  const given = Object.fromEntries(
    Object.entries(plan.given).filter(([key]) => !LAUNCHER_ONLY.includes(key)),
  );
  const addresses = [...CALLED_BY_GATEWAY, 'web', 'gateway'].map((service) => [
    `${service.toUpperCase()}_URL`,
    localUrl(hostOf(service, plan), plan.ports[service]),
  ]);
  const common = {
    ...returnMemory,
    ...(name === 'catalogue' ? returnImages : {}),
    ...given,
    ...Object.fromEntries(addresses),
    PUBLIC_URL: plan.publicUrl,
    PORT: String(plan.ports[name]),
    HOST: hostOf(name, plan),
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
  // React selects its fast build by NODE_ENV; the others get the operator's own value.
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

/** Variables with which an operator configures their own product. */
const OWN_PRODUCT =
  /^(PORT|HOST|SETUP_TOKEN|MAILBOX_PORT|METRICS_(PORT|HOST)|DATA_DIR|PUBLIC_URL|POSTGRES_ADMIN_URL|RABBITMQ_URL|REDIS_URL|NODE_ENV|(EMAIL|DKIM|SMTP)_.*)$/;

/** Returns this process's environment without them, for a product that is measured or broken on its own servers. */
export function withoutOwnProduct(): Environment {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_PRODUCT.test(name)));
}
