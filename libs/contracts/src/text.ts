import { z } from 'zod';

/** Trimmed text with a length limit in characters; errors carry the field's code, as `name.required`, `name.tooLong`. */
export function requiredText(field: string, maxLength: number) {
  return z
    .string(`${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(maxLength, { error: `${field}.tooLong` });
}

/** Optional text: missing, null and blank all become null. */
export function optionalText(field: string, maxLength: number) {
  return z
    .string(`${field}.invalid`)
    .trim()
    .max(maxLength, { error: `${field}.tooLong` })
    .nullish()
    .transform((text) => text || null);
}

/** The specification's simple `x@y` pattern, with the length limit of RFC 5321 and no room for header tricks. */
export function emailAddress(field: string) {
  return z
    .string(`${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(254, `${field}.tooLong`)
    .regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/, `${field}.invalid`);
}

/** As `emailAddress`, but missing, null and blank all become null. */
export function optionalEmailAddress(field: string) {
  return z
    .string(`${field}.invalid`)
    .trim()
    .nullish()
    .transform((address) => address || null)
    .pipe(emailAddress(field).nullable());
}

/** An http(s) address; errors carry the field's code, as `websiteUrl.required`, `websiteUrl.invalid`. */
export function webAddress(field: string, maxLength: number) {
  return z
    .string(`${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(maxLength, { error: `${field}.tooLong` })
    .pipe(z.url({ protocol: /^https?$/, error: `${field}.invalid` }));
}

/** As `webAddress`, but missing, null and blank all become null. */
export function optionalWebAddress(field: string, maxLength: number) {
  return z
    .string(`${field}.invalid`)
    .trim()
    .nullish()
    .transform((address) => address || null)
    .pipe(webAddress(field, maxLength).nullable());
}
