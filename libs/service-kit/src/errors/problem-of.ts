import { STATUS_CODES } from 'node:http';
import { errorStatus, type ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { FieldError, Problem } from '@chauffeur/contracts/http/problem';

export function problemOf(
  code: ErrorCode,
  {
    status = errorStatus[code],
    errors = [],
    correlationId,
  }: { status?: number; errors?: readonly FieldError[]; correlationId?: string | undefined } = {},
): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    ...(correlationId ? { correlationId } : {}),
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  };
}
