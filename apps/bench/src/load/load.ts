export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
  /** Status of the response that is wanted; any 2xx where left out. */
  readonly wanted?: number;
}

export interface Load {
  readonly site: string;
  /** Requests at once, at most. */
  readonly connections: number;
  /** Each is sent once, or, where `seconds` are given, again and again until they are over. */
  readonly requests: readonly LoadRequest[];
  readonly seconds?: number;
  /** Requests a second, at most; as many as are answered unless given. */
  readonly rate?: number | undefined;
  /** Whether each request opens a connection of its own. */
  readonly isFresh?: boolean;
}

export interface Outcome {
  /** Answered as wanted. */
  done: number;
  /** 429 or 503 with Retry-After. */
  rejected: number;
  /** Anything else, a broken connection for one. */
  failed: number;
  readonly doneMs: number[];
  readonly rejectedMs: number[];
  /** From the first request to the last response. */
  seconds: number;
}

/** The value below which `part` of the values are; 0 without any. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
