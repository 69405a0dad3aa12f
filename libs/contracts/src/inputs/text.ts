import { z } from 'zod';

/** Control characters except tab and line breaks, and lone surrogates: PostgreSQL or JSON rejects some of them. */
const notText = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/** Controls of text direction, with which a name could disguise the text around it. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** A visible character: no space, control, ignorable character or blank Braille pattern. */
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/**
 * Base schema of every text in bodies, paths and queries: text that the database can store, else `<field>.invalid`.
 * `missing` is the error code if it is not a string.
 */
export function textInput(field: string, missing = `${field}.invalid`) {
  return z.string(missing).refine((text) => !notText.test(text), `${field}.invalid`);
}

/** Optional `textInput` with a max length. Null and '' stay unchanged, because other rules follow. */
export function nullishText(field: string, maxLength: number) {
  return textInput(field).max(maxLength, `${field}.tooLong`).nullish();
}

/** Same as `textInput`, for texts that staff read: trimmed, without direction controls. */
function shownText(field: string, missing?: string) {
  return textInput(field, missing)
    .overwrite((text) => text.replaceAll(directionControls, ''))
    .trim();
}

/** Trimmed text with a max length in characters; errors begin with the field: `name.required`, `name.tooLong`. */
export function requiredText(field: string, maxLength: number) {
  return shownText(field, `${field}.required`)
    .refine(isVisible, `${field}.required`)
    .max(maxLength, { error: `${field}.tooLong` });
}

/** Matches `https://…`, `www.…`, or a host name with a port or path: `example.com/path`. */
const pageAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}(?::\d+)?[/?#]/iu;

/** Same as `requiredText`, for a person's name. Rejects web addresses, with which our emails could be used to advertise. */
export function personName(field: string, maxLength: number) {
  return requiredText(field, maxLength).refine(
    (name) => !pageAddress.test(name.normalize('NFKC')),
    `${field}.pageAddress`,
  );
}

/** Optional text: missing, null and invisible text become null. */
export function optionalText(field: string, maxLength: number) {
  return shownText(field)
    .max(maxLength, { error: `${field}.tooLong` })
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : null));
}

/** Changes an optional text so that absent stays absent, while null and '' become null. */
export function unlessAbsent<Schema extends z.ZodType>(schema: Schema) {
  return schema.nonoptional().optional();
}

/** The text of a search, trimmed. */
export function searchText(field: string) {
  return textInput(field).trim().max(200, `${field}.tooLong`);
}

const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
/** `x@y` of RFC 5322 atoms and host names, in any script, without quotes, brackets, comments and invisible characters. */
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'u');

/** Max octets of an address and of its local part (RFC 5321). */
const addressOctets = { whole: 254, local: 64 } as const;

const invisible = /\p{Default_Ignorable_Code_Point}/u;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** An email address: the specification's simple `x@y` pattern, with the limits of RFC 5321. */
export function emailAddress(field: string) {
  return textInput(field, `${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(addressOctets.whole, `${field}.tooLong`)
    .refine((text) => address.test(text) && !invisible.test(text), `${field}.invalid`)
    .refine((text) => octets(text) <= addressOctets.whole, `${field}.tooLong`)
    .refine((text) => octets(text.split('@')[0] ?? '') <= addressOctets.local, `${field}.invalid`);
}

/** Same as `emailAddress`, but missing, null and blank become null. */
export function optionalEmailAddress(field: string) {
  return textInput(field)
    .trim()
    .nullish()
    .transform((address) => address || null)
    .pipe(emailAddress(field).nullable());
}

/** An http(s) address; errors begin with the field: `websiteUrl.required`, `websiteUrl.invalid`. */
export function webAddress(field: string, maxLength: number) {
  return textInput(field, `${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(maxLength, { error: `${field}.tooLong` })
    .pipe(z.url({ protocol: /^https?$/, error: `${field}.invalid` }));
}

/** Same as `webAddress`, but missing, null and blank become null. */
export function optionalWebAddress(field: string, maxLength: number) {
  return textInput(field)
    .trim()
    .nullish()
    .transform((address) => address || null)
    .pipe(webAddress(field, maxLength).nullable());
}

/** Whether all texts in data of any shape, at any depth, are valid for `textInput`. */
export function hasOnlyValidText(data: unknown): boolean {
  if (typeof data === 'string') return !notText.test(data);
  if (typeof data !== 'object' || data === null) return true;
  return Object.entries(data).every(([key, value]) => !notText.test(key) && hasOnlyValidText(value));
}
