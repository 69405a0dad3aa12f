import type { PrivateServer } from '@chauffeur/private-servers';

export interface ProductProcess {
  readonly pid: number | undefined;
  /** Sends SIGKILL; the supervisor restarts the process after a delay. */
  kill9(): Promise<void>;
  /** Sends SIGKILL; the process stays down until `bringUp`. */
  takeDown(): Promise<void>;
  bringUp(): void;
  whenReady(options?: { timeout?: number }): Promise<void>;
}

/** The product as separate processes on its own servers, started by `startServices` of the launcher. */
export interface Product {
  readonly siteUrl: string;
  readonly databases: Readonly<Record<string, string>>;
  readonly processes: Readonly<Record<string, ProductProcess>>;
  readonly servers: Readonly<Record<'postgres' | 'rabbitmq' | 'redis', PrivateServer>>;
  stop(): Promise<void>;
}
