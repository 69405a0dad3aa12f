import type { InProcessEventBus } from '@chauffeur/messaging';
import type { Environment } from './configuration.js';

/** A service as every app's `createApp` gives it. */
export type ServiceApp = {
  /** Listens and gives the address; port 0 means any free one. */
  listen: (port: number, host: string) => Promise<string>;
  /** Finishes what is in hand and ends. */
  close: () => Promise<void>;
};

/** What an app exports from its package. */
export type CreateApp = (
  environment: Environment,
  adapters?: { eventBus?: InProcessEventBus },
) => Promise<ServiceApp>;
