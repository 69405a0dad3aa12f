import type { ErrorCode } from '@chauffeur/contracts/http/error-code';

const codes: Partial<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  401: 'session.required',
  404: 'route.notFound',
  413: 'request.tooLarge',
  415: 'request.unsupportedMediaType',
  429: 'request.tooMany',
};

/** Returns the code of a 4xx status; undefined for other statuses. The response retains the status. */
export function clientErrorCode(status: number | undefined): ErrorCode | undefined {
  if (status === undefined || status < 400 || status > 499) return undefined;
  return codes[status] ?? 'request.rejected';
}
