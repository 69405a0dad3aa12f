import type { InProcessEventBus } from '@chauffeur/messaging';
import type { Environment } from './configuration.js';

/** A service as every app's `createApp` gives it. */
export type ServiceApp = {
  /** Listens and gives the address; port 0 means any free one. */
  listen: (port: number, host: string) => Promise<string>;
  /** Finishes what is in hand and ends. */
  close: () => Promise<void>;
};

/** What a host gives; each app takes what it knows. */
export type HostAdapters = {
  eventBus?: InProcessEventBus;
  /** The web server, which stands on no service-kit, has its requests measured by it. */
  measureRequest?:
    ((labels: { method: string; route: string; status: string }, seconds: number) => void) | undefined;
};

/** What an app exports from its package. */
export type CreateApp = (environment: Environment, adapters?: HostAdapters) => Promise<ServiceApp>;
