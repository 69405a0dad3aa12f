import type { FieldError } from '@chauffeur/contracts/http/problem';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
}

/** Max fields in a response, against requests with thousands of invalid entries. */
const maxFields = 100;

/** Converts schema issues to field errors, the first of each field. A message that is not a code becomes `<field>.invalid`. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    if (errors.size >= maxFields) break;
    const field = (issue.path ?? [])
      .map((step) => String(typeof step === 'object' ? step.key : step))
      .join('.');
    if (errors.has(field)) continue;
    const code = /^[A-Za-z]+(\.[A-Za-z]+)+$/.test(issue.message)
      ? issue.message
      : `${field || 'body'}.invalid`;
    const params = {
      ...(typeof issue.maximum === 'number' ? { max: issue.maximum } : {}),
      ...(typeof issue.minimum === 'number' ? { min: issue.minimum } : {}),
    };
    errors.set(field, { field, code, ...(Object.keys(params).length > 0 ? { params } : {}) });
  }
  return [...errors.values()];
}
