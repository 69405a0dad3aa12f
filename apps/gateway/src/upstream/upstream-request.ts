/** One request to a service behind the gateway. */
export interface UpstreamRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A path of `libs/contracts`, with its parameters filled in by `pathTo`, and optionally a query. */
  readonly path: string;
  /** Query parameters to add; undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON; a Buffer is sent unchanged. */
  readonly body?: unknown;
  /** The admin on whose behalf the request is made. */
  readonly adminId?: string;
  readonly headers?: Record<string, string>;
  /** Time until the response's headers must arrive, if the work takes longer than usual. */
  readonly timeoutMs?: number;
  /** Sent repeatedly: only the first failure, and the first response after it, are logged. */
  readonly isPoll?: boolean;
}

/** The path with the request's query. */
export function urlOf({ path, query = {} }: UpstreamRequest): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}
