import type { FieldError } from '@chauffeur/contracts/http/problem';

/** The part of a Standard Schema or zod issue that a response shows. */
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
}

/** Schema issues as field errors, the first of each field. A message that is no code (a schema without one) becomes `<field>.invalid`. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const errors = issues.map((issue) => {
    const field = (issue.path ?? [])
      .map((step) => String(typeof step === 'object' ? step.key : step))
      .join('.');
    const code = /^[A-Za-z]+(\.[A-Za-z]+)+$/.test(issue.message)
      ? issue.message
      : `${field || 'body'}.invalid`;
    const params = {
      ...(typeof issue.maximum === 'number' ? { max: issue.maximum } : {}),
      ...(typeof issue.minimum === 'number' ? { min: issue.minimum } : {}),
    };
    return { field, code, ...(Object.keys(params).length > 0 ? { params } : {}) };
  });
  return errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
}
