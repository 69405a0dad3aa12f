import { errorStatus, problem, type ErrorCode, type FieldError } from '@chauffeur/contracts';
import type { Dispatcher } from 'undici';

export interface ServiceAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** The answer with all of its bytes. */
export async function wholeAnswer(response: Dispatcher.ResponseData): Promise<ServiceAnswer> {
  return {
    status: response.statusCode,
    contentType: headerOf(response, 'content-type') ?? 'application/octet-stream',
    headers: response.headers,
    bytes: Buffer.from(await response.body.arrayBuffer()),
  };
}

/** A header that comes once. */
export function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

export function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The coded problem that an answer carries; null where it carries none that is known. */
export function problemOf({ bytes }: ServiceAnswer): { code: ErrorCode; errors?: FieldError[] } | null {
  const parsed = problem.safeParse(jsonOrNull(bytes));
  if (!parsed.success || !isErrorCode(parsed.data.code)) return null;
  return { code: parsed.data.code, ...(parsed.data.errors ? { errors: parsed.data.errors } : {}) };
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
