import type { PrivateServer } from '@chauffeur/private-servers';

export interface FaultedProcess {
  /** Sends SIGKILL; the supervisor restarts the process after a delay. */
  kill9(): Promise<void>;
  /** Sends SIGKILL; the process stays down until `bringUp`. */
  takeDown(): Promise<void>;
  /** Starts it immediately after `takeDown`. */
  bringUp(): void;
  whenReady(options?: { timeout?: number }): Promise<void>;
}

export interface FaultedProduct {
  readonly siteUrl: string;
  readonly databases: Readonly<Record<string, string>>;
  readonly processes: Readonly<Record<string, FaultedProcess>>;
  readonly servers: Readonly<Record<'postgres' | 'rabbitmq' | 'redis', PrivateServer>>;
  stop(): Promise<void>;
}

/** Starts a product with these variables in addition to the usual ones. */
export type StartProduct = (variables: Record<string, string>) => Promise<FaultedProduct>;

/** All services that are involved in a booking, its emails and its revenue. */
export const bookingServices = [
  'gateway',
  'catalogue',
  'pricing',
  'booking',
  'finance',
  'notifications',
  'email-worker',
  'identity',
] as const;

export function processOf({ processes }: FaultedProduct, name: string): FaultedProcess {
  const found = processes[name];
  if (!found) throw new Error(`there is no process ${name}`);
  return found;
}

/** Resolves when all services are ready. Throws if one is not ready within three minutes. */
export async function whenAllReady(product: FaultedProduct): Promise<void> {
  await Promise.all(bookingServices.map((name) => processOf(product, name).whenReady({ timeout: 180_000 })));
}
