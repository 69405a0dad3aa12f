import type { InProcessEventBus } from '@chauffeur/messaging';
import type { Environment } from '../environment.js';

/** The part of a `createApp` result that the host uses. */
export type HostedApp = {
  /** Listens and returns the address; port 0 means any free one. */
  listen: (port: number, host: string) => Promise<string>;
  close: () => Promise<void>;
};

/** What each app's package exports. An app uses only those of the host's adapters that it knows. */
export type CreateApp = (
  environment: Environment,
  adapters?: { eventBus?: InProcessEventBus },
) => Promise<HostedApp>;

type HostedService = {
  load: () => Promise<{ createApp: CreateApp }>;
  /** Name of its database; the gateway calls the service by the same name. */
  database?: string;
};

/** All services of the process: those of infra/launch/services/service-list.ts except the mailbox. */
export const HOSTED_SERVICES = {
  catalogue: { load: () => import('@chauffeur/catalogue'), database: 'catalogue' },
  pricing: { load: () => import('@chauffeur/pricing'), database: 'pricing' },
  booking: { load: () => import('@chauffeur/booking'), database: 'booking' },
  finance: { load: () => import('@chauffeur/finance'), database: 'finance' },
  identity: { load: () => import('@chauffeur/identity'), database: 'identity' },
  notifications: { load: () => import('@chauffeur/notifications'), database: 'notifications' },
  'email-worker': {
    load: async () => ({ createApp: (await import('@chauffeur/notifications')).createWorkerApp }),
    database: 'notifications',
  },
  web: { load: () => import('@chauffeur/web') },
  gateway: { load: () => import('@chauffeur/gateway') },
} satisfies Record<string, HostedService>;

export type HostedName = keyof typeof HOSTED_SERVICES;

/** Services with a database. Their order does not matter, because they don't call one another. */
export const DATABASE_SERVICES = Object.entries<HostedService>(HOSTED_SERVICES).flatMap(
  ([name, { database }]) => (name === database ? [name as HostedName] : []),
);

/** Database of the email jobs, shared by the service that adds them and the worker that sends them. */
export const JOBS_DATABASE = 'jobs';

export function dataEnvironment(name: HostedName, databases: Record<string, string>): Environment {
  const { database }: HostedService = HOSTED_SERVICES[name];
  return { DATABASE_URL: database && databases[database], JOBS_DATABASE_URL: databases[JOBS_DATABASE] };
}

/** Loads the programs of all services concurrently. Called early, because the database starts meanwhile. */
export async function loadServices(): Promise<Record<HostedName, CreateApp>> {
  const loaded = Object.entries<HostedService>(HOSTED_SERVICES).map(async ([name, { load }]) => {
    return [name, (await load()).createApp];
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<HostedName, CreateApp>;
}
