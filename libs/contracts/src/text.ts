import { z } from 'zod';

/** Control characters other than tab and line breaks, and halves of surrogate pairs: PostgreSQL or JSON rejects some of them. */
const notText = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/** Controls that turn the direction of the text around them, by which a name could disguise what staff read. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** A character that shows: no space, no control, nothing that renderers leave out, no blank of Braille. */
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a person can see anything of a text. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/**
 * Every text that a client sends begins with this, in bodies, paths and queries: text that a database stores, else
 * `<field>.invalid`. `missing` is the code of what is no text at all.
 */
export function textInput(field: string, missing = `${field}.invalid`) {
  return z.string(missing).refine((text) => !notText.test(text), `${field}.invalid`);
}

/** As `textInput` with a length limit, for what may be absent; null and '' stay what they are, since other rules follow. */
export function nullishText(field: string, maxLength: number) {
  return textInput(field).max(maxLength, `${field}.tooLong`).nullish();
}

/** As `textInput`, for what staff read: trimmed, without controls of direction. */
function shownText(field: string, missing?: string) {
  return textInput(field, missing)
    .overwrite((text) => text.replaceAll(directionControls, ''))
    .trim();
}

/** Trimmed text with a length limit in characters; errors carry the field's code, as `name.required`, `name.tooLong`. */
export function requiredText(field: string, maxLength: number) {
  return shownText(field, `${field}.required`)
    .refine(isVisible, `${field}.required`)
    .max(maxLength, { error: `${field}.tooLong` });
}

/** `https://…`, `www.…`, or a host name with what follows one in an address: `example.com/path`. */
const pageAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}(?::\d+)?[/?#]/iu;

/** As `requiredText`, for the name of a person: with the address of a page in it the email about it would be an advertisement. */
export function personName(field: string, maxLength: number) {
  return requiredText(field, maxLength).refine(
    (name) => !pageAddress.test(name.normalize('NFKC')),
    `${field}.pageAddress`,
  );
}

/** Optional text: missing, null and what shows nothing all become null. */
export function optionalText(field: string, maxLength: number) {
  return shownText(field)
    .max(maxLength, { error: `${field}.tooLong` })
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : null));
}

/** Of an optional text: what is absent stays absent, while null and '' become null. */
export function unlessAbsent<Schema extends z.ZodType>(schema: Schema) {
  return schema.nonoptional().optional();
}

/** What is searched for, trimmed. */
export function searchText(field: string) {
  return textInput(field).trim().max(200, `${field}.tooLong`);
}

const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
/** `x@y` of RFC 5322's atoms and of host names, in any script; no quotes, brackets, comments and invisible characters. */
const address = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'u');

/** Octets of an address and of what is before its `@` (RFC 5321). */
const addressOctets = { whole: 254, local: 64 } as const;

const invisible = /\p{Default_Ignorable_Code_Point}/u;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** The specification's simple `x@y` pattern, as mail servers take it, with the limits of RFC 5321. */
export function emailAddress(field: string) {
  return textInput(field, `${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(addressOctets.whole, `${field}.tooLong`)
    .refine((text) => address.test(text) && !invisible.test(text), `${field}.invalid`)
    .refine((text) => octets(text) <= addressOctets.whole, `${field}.tooLong`)
    .refine((text) => octets(text.split('@')[0] ?? '') <= addressOctets.local, `${field}.invalid`);
}

/** As `emailAddress`, but missing, null and blank all become null. */
export function optionalEmailAddress(field: string) {
  return textInput(field)
    .trim()
    .nullish()
    .transform((address) => address || null)
    .pipe(emailAddress(field).nullable());
}

/** An http(s) address; errors carry the field's code, as `websiteUrl.required`, `websiteUrl.invalid`. */
export function webAddress(field: string, maxLength: number) {
  return textInput(field, `${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(maxLength, { error: `${field}.tooLong` })
    .pipe(z.url({ protocol: /^https?$/, error: `${field}.invalid` }));
}

/** As `webAddress`, but missing, null and blank all become null. */
export function optionalWebAddress(field: string, maxLength: number) {
  return textInput(field)
    .trim()
    .nullish()
    .transform((address) => address || null)
    .pipe(webAddress(field, maxLength).nullable());
}

/** Data of any shape whose texts, at any depth, are all of `textInput`. */
export function hasTextOnly(data: unknown): boolean {
  if (typeof data === 'string') return !notText.test(data);
  if (typeof data !== 'object' || data === null) return true;
  return Object.entries(data).every(([key, value]) => !notText.test(key) && hasTextOnly(value));
}
