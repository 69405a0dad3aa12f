/** One process of a service. */
export interface Replica {
  readonly port: number;
  /** Process id; undefined when it does not run. */
  readonly pid: number | undefined;
  /** Resolves when it answers that it is ready. */
  whenReady(): Promise<void>;
  /** SIGTERM; resolves when it has ended. */
  stop(): Promise<void>;
}

/** Servers of data, and the means to start any number of replicas of each service. */
export interface ReplicaGround {
  /** All services, in the order in which they are started and replaced. */
  readonly services: readonly string[];
  /** Addresses by the database's name. */
  readonly databases: Readonly<Record<string, string>>;
  /**
   * Starts a process of a service.
   * @param ports of the balancers by service, where the others are called
   */
  start(
    service: string,
    ports: Readonly<Record<string, number>>,
    variables: Readonly<Record<string, string>>,
  ): Promise<Replica>;
  /** Ends that came by themselves, one line each. */
  readonly crashes: readonly string[];
  stop(): Promise<void>;
}

export type OpenGround = () => Promise<ReplicaGround>;
