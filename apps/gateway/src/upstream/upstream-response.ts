import { errorStatus, type ErrorCode } from '@chauffeur/contracts/http/error-code';
import { removedRecordHeaders } from '@chauffeur/contracts/http/headers';
import { problem, type FieldError } from '@chauffeur/contracts/http/problem';
import type { Dispatcher } from 'undici';

/** A response of a service behind the gateway, whatever its status. */
export interface UpstreamResponse {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Metadata of a removed record, for the audit log. */
export interface RemovedRecord {
  readonly version: number | null;
  readonly referenceNumber: string | null;
}

/** Reads the whole body. */
export async function readResponse(response: Dispatcher.ResponseData): Promise<UpstreamResponse> {
  return {
    status: response.statusCode,
    contentType: headerOf(response, 'content-type') ?? 'application/octet-stream',
    headers: response.headers,
    bytes: Buffer.from(await response.body.arrayBuffer()),
  };
}

/** Returns a header that occurs once. */
export function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

export function removedRecordOf({ headers }: UpstreamResponse): RemovedRecord {
  const { version, reference } = removedRecordHeaders;
  const referenceNumber = headers[reference];
  return {
    version: headers[version] === undefined ? null : Number(headers[version]),
    referenceNumber: typeof referenceNumber === 'string' ? referenceNumber : null,
  };
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A problem of a service, with the response's `Retry-After`. */
export interface UpstreamProblem {
  readonly code: ErrorCode;
  readonly status?: number;
  readonly errors?: FieldError[];
  readonly retryAfterSeconds?: number;
}

/**
 * Returns the problem in a response's body. A later release's code that this one does not know is read as `request.rejected`
 * if the status is 4xx, so that a client's error stays one during a rollout. Returns null for another status, and if there is no
 * problem.
 */
export function readProblem({ status, bytes, headers }: UpstreamResponse): UpstreamProblem | null {
  const parsed = problem.safeParse(jsonOrNull(bytes));
  if (!parsed.success) return null;
  const { errors } = parsed.data;
  const code = knownCodeOf(parsed.data.code, status);
  if (code === null) return null;
  const retryAfterSeconds = Number(headers['retry-after']);
  return {
    code,
    ...(code === 'request.rejected' ? { status } : {}),
    ...(errors ? { errors } : {}),
    ...(Number.isInteger(retryAfterSeconds) ? { retryAfterSeconds } : {}),
  };
}

function knownCodeOf(code: string, status: number): ErrorCode | null {
  if (isErrorCode(code)) return code;
  return status >= 400 && status < 500 ? 'request.rejected' : null;
}

function jsonOrNull(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
