export interface ServiceCall {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path, with or without query: `/cars?categoryId=…`. */
  readonly path: string;
  /** Added to the path; what is undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON, or as they are where they are bytes. */
  readonly body?: unknown;
  /** The admin for whom the call is made. */
  readonly adminId?: string;
  readonly headers?: Record<string, string>;
  /** Milliseconds until the answer must have begun, where the work takes longer than usual. */
  readonly answerWithin?: number;
}

/** The path with the call's query. */
export function addressOf({ path, query = {} }: ServiceCall): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}
