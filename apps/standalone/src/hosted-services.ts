import type { InProcessEventBus } from '@chauffeur/messaging';
import type { Environment } from './configuration.js';

/** A service as every app's `createApp` returns it. */
export type ServiceApp = {
  /** Listens and returns the address; port 0 means any free one. */
  listen: (port: number, host: string) => Promise<string>;
  /** Finishes what is in flight and stops. */
  close: () => Promise<void>;
};

/** What an app exports from its package; it takes those of the host's adapters that it knows. */
export type CreateApp = (
  environment: Environment,
  adapters?: { eventBus?: InProcessEventBus },
) => Promise<ServiceApp>;

type HostedService = {
  load: () => Promise<{ createApp: CreateApp }>;
  /** Its database; the gateway calls the service of the same name. */
  database?: string;
  /** Whether it adds or takes email jobs. */
  usesJobs?: true;
  /** Whether it fills an empty database with demonstration content. */
  hasDemoContent?: true;
};

/** All services of the process: the processes of infra/launch/service-list.mjs, but for the mailbox. */
export const HOSTED_SERVICES = {
  catalogue: { load: () => import('@chauffeur/catalogue'), database: 'catalogue', hasDemoContent: true },
  pricing: { load: () => import('@chauffeur/pricing'), database: 'pricing', hasDemoContent: true },
  booking: { load: () => import('@chauffeur/booking'), database: 'booking' },
  finance: { load: () => import('@chauffeur/finance'), database: 'finance' },
  identity: { load: () => import('@chauffeur/identity'), database: 'identity' },
  notifications: {
    load: () => import('@chauffeur/notifications'),
    database: 'notifications',
    usesJobs: true,
  },
  'email-worker': {
    load: async () => ({ createApp: (await import('@chauffeur/notifications')).createWorkerApp }),
    database: 'notifications',
    usesJobs: true,
  },
  web: { load: () => import('@chauffeur/web') },
  gateway: { load: () => import('@chauffeur/gateway') },
} satisfies Record<string, HostedService>;

export type HostedName = keyof typeof HOSTED_SERVICES;

/** Services with a database of their own, in no particular order: they don't call one another. */
export const DATABASE_SERVICES = Object.entries<HostedService>(HOSTED_SERVICES).flatMap(
  ([name, { database }]) => (name === database ? [name as HostedName] : []),
);

/** Database of the email jobs, shared by the service that adds them and the worker that sends them. */
export const JOBS_DATABASE = 'jobs';

/** The variables that a service gets for its part of the data. */
export function dataEnvironment(
  name: HostedName,
  databases: Record<string, string>,
  given: Environment,
): Environment {
  const { database, usesJobs, hasDemoContent }: HostedService = HOSTED_SERVICES[name];
  return {
    ...(database ? { DATABASE_URL: databases[database] } : {}),
    ...(usesJobs ? { JOBS_DATABASE_URL: databases[JOBS_DATABASE] } : {}),
    ...(hasDemoContent ? { SEED_DEMO_CONTENT: given['SEED_DEMO_CONTENT'] ?? 'true' } : {}),
  };
}

/** Loads the programs of all services concurrently: as soon as possible, for the database starts meanwhile. */
export async function loadServices(): Promise<Record<HostedName, CreateApp>> {
  const loaded = Object.entries<HostedService>(HOSTED_SERVICES).map(async ([name, { load }]) => {
    return [name, (await load()).createApp];
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<HostedName, CreateApp>;
}
