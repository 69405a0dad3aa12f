/** The product as separate processes, with the means to hurt it. */
export interface FaultedProduct {
  readonly siteUrl: string;
  /** Address of the database with the delivery log. */
  readonly deliveryLogUrl: string;
  /** Kills the email worker with SIGKILL; the supervisor starts it again. */
  killWorker(): Promise<void>;
  readonly redis: {
    /** Folder of its files; undefined where it is not ours. */
    readonly folder?: string;
    kill9(): Promise<void>;
    restart(): Promise<void>;
  };
  stop(): Promise<void>;
}

/** Starts a product with these variables beside the usual ones. */
export type StartProduct = (variables: Record<string, string>) => Promise<FaultedProduct>;
