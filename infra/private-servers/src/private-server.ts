/** A server for one run, with the means to hurt it in fault tests. */
export type PrivateServer = {
  /** Address with user and password. */
  url: string;
  /** Temporary folder with all its files; undefined for a container, a named server, or kept data. */
  folder?: string;
  /** Kills the server with SIGKILL; its data stays. Throws ServerError `not-ours` for a server named by the environment. */
  kill9: () => Promise<void>;
  /** Starts it again on the same port with the same data (kills it first when it still runs). */
  restart: () => Promise<void>;
  /** Stops it and removes what it left: processes and temporary folders. Safe to call twice. */
  stop: () => Promise<void>;
};

/** Options that every private server takes. */
export type PrivateServerOptions = {
  /** Environment to look addresses up in; the process's own unless given. */
  environment?: Record<string, string | undefined>;
  /** Receives progress (an installation, a start) and the server's own output, line by line. */
  log?: (line: string) => void;
};
