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
  readonly errors?: FieldError[];
  readonly retryAfterSeconds?: number;
}

/** Returns the problem in a response's body; null if there is none or its code is unknown. */
export function readProblem({ bytes, headers }: UpstreamResponse): UpstreamProblem | null {
  const parsed = problem.safeParse(jsonOrNull(bytes));
  if (!parsed.success || !isErrorCode(parsed.data.code)) return null;
  const { code, errors } = parsed.data;
  const retryAfterSeconds = Number(headers['retry-after']);
  return {
    code,
    ...(errors ? { errors } : {}),
    ...(Number.isInteger(retryAfterSeconds) ? { retryAfterSeconds } : {}),
  };
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
