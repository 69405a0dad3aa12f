export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
  /** Expected status of the response; any 2xx if omitted. */
  readonly wanted?: number;
}

export interface Load {
  readonly site: string;
  /** Max concurrent requests. */
  readonly connections: number;
  /** Each is sent once, or, if `seconds` are given, in turn until they are over. */
  readonly requests: readonly LoadRequest[];
  readonly seconds?: number;
  /** Max requests per second; unlimited if omitted. */
  readonly rate?: number | undefined;
  /** Whether each request opens a new connection. */
  readonly isFresh?: boolean;
}

export interface Outcome {
  /** Responses with the expected status. */
  done: number;
  /** Responses with 429 or 503 and Retry-After. */
  rejected: number;
  /** All others, such as broken connections. */
  failed: number;
  readonly doneMs: number[];
  readonly rejectedMs: number[];
  /** Seconds from the first request to the last response. */
  seconds: number;
}

/** Returns the value below which `part` (0 to 1) of the values are; 0 if there are none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
