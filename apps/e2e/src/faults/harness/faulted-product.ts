import type { PrivateServer } from '@chauffeur/private-servers';

/** A process of the product that can be killed. */
export interface FaultedProcess {
  /** SIGKILL; the supervisor starts it again after a moment. */
  kill9(): Promise<void>;
  /** SIGKILL; it stays down until `bringUp`. */
  takeDown(): Promise<void>;
  /** Starts it at once after `takeDown`. */
  bringUp(): void;
  /** Resolves when it reports that it is ready. */
  whenReady(options?: { timeout?: number }): Promise<void>;
}

/** The product as separate processes. */
export interface FaultedProduct {
  readonly siteUrl: string;
  /** Address of each database, by its name. */
  readonly databases: Readonly<Record<string, string>>;
  /** By the name of the app. */
  readonly processes: Readonly<Record<string, FaultedProcess>>;
  readonly servers: Readonly<Record<'postgres' | 'rabbitmq' | 'redis', PrivateServer>>;
  stop(): Promise<void>;
}

/** Starts a product with these variables beside the usual ones. */
export type StartProduct = (variables: Record<string, string>) => Promise<FaultedProduct>;

/** All services that take part in a booking, its emails and its revenue. */
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

/** The process of this name; throws where there is none. */
export function processOf({ processes }: FaultedProduct, name: string): FaultedProcess {
  const found = processes[name];
  if (!found) throw new Error(`there is no process ${name}`);
  return found;
}

/** Resolves when all services are ready; throws where one is not within three minutes. */
export async function whenAllReady(product: FaultedProduct): Promise<void> {
  await Promise.all(bookingServices.map((name) => processOf(product, name).whenReady({ timeout: 180_000 })));
}
