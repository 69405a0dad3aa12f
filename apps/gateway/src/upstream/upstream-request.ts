/** One request to a service behind the gateway. */
export interface UpstreamRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A path of `libs/contracts`, its parameters filled in by `pathTo`; with or without a query. */
  readonly path: string;
  /** Added to the path; what is undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON; a Buffer as it is. */
  readonly body?: unknown;
  /** The admin on whose behalf the request is made. */
  readonly adminId?: string;
  readonly headers?: Record<string, string>;
  /** Until the response's headers must have come, where the work takes longer than usual. */
  readonly timeoutMs?: number;
  /** Made again and again: that there is no response is logged once, and so is that there is one again. */
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
