/** A process of the product, with the means to hurt it. */
export interface FaultedProcess {
  readonly url: string;
  /** SIGKILL; the supervisor starts it again after a moment. */
  kill9(): Promise<void>;
  /** SIGKILL; it stays away until `bringUp`. */
  takeDown(): Promise<void>;
  /** Starts it at once after `takeDown`. */
  bringUp(): void;
  /** Resolves when it says that it is ready. */
  whenReady(options?: { timeout?: number }): Promise<void>;
}

/** PostgreSQL, RabbitMQ or Redis. */
export interface FaultedServer {
  readonly url: string;
  /** Folder of its files; undefined where it is not ours, or its data is kept elsewhere. */
  readonly folder?: string;
  kill9(): Promise<void>;
  restart(): Promise<void>;
}

/** The product as separate processes. */
export interface FaultedProduct {
  readonly siteUrl: string;
  /** Address of each database, by its name. */
  readonly databases: Readonly<Record<string, string>>;
  /** By the name of the app. */
  readonly processes: Readonly<Record<string, FaultedProcess>>;
  readonly servers: Readonly<Record<'postgres' | 'rabbitmq' | 'redis', FaultedServer>>;
  stop(): Promise<void>;
}

/** Starts a product with these variables beside the usual ones. */
export type StartProduct = (variables: Record<string, string>) => Promise<FaultedProduct>;

/** The process of this name; throws where there is none. */
export function processOf({ processes }: FaultedProduct, name: string): FaultedProcess {
  const found = processes[name];
  if (!found) throw new Error(`there is no process ${name}`);
  return found;
}

/** The address of this database; throws where there is none. */
export function databaseOf({ databases }: FaultedProduct, name: string): string {
  const found = databases[name];
  if (found === undefined) throw new Error(`there is no database ${name}`);
  return found;
}
