import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import * as contracts from './index.js';
import { hasTextOnly, optionalText, requiredText, textInput } from './text.js';

const codesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

const name = requiredText('name', 20);
const notes = optionalText('notes', 20);

describe('a text', () => {
  it.each(['A\u0000B', 'A\ud800B', '\udc00', 'A\u001bB', 'A\u007fB', 'A\u0085B'])('is not %j', (text) => {
    for (const schema of [textInput('name'), name]) expect(codesOf(schema, text)).toContain('name.invalid');
    expect(codesOf(notes, text)).toEqual(['notes.invalid']);
  });

  it.each(['Leyla', 'Лейла', 'ليلى', '莉拉', '👩‍👩‍👧', 'one\r\ntwo\tthree'])('is %j, as it is', (text) => {
    expect(name.parse(text)).toBe(text);
    expect(notes.parse(text)).toBe(text);
  });

  it.each([
    '',
    ' \n\t',
    '\u200b\u200d',
    '\u00ad',
    '\u2060\ufeff',
    '\u3164',
    '\u115f',
    '\ufe0f',
    '\u2800',
    '\u034f',
  ])('that shows nothing is missing: %j', (text) => {
    expect(codesOf(name, text)).toEqual(['name.required']);
    expect(notes.parse(text)).toBeNull();
  });

  it('loses the controls by which it would turn the text around it', () => {
    expect(name.parse('\u202eLeyla\u2066\u2069 ')).toBe('Leyla');
  });
});

describe('hasTextOnly', () => {
  it('looks at keys and values of any depth', () => {
    expect(hasTextOnly({ a: ['b', 1, null, { c: true }], d: 'е' })).toBe(true);
    expect(hasTextOnly({ a: [{ b: 'A\u0000B' }] })).toBe(false);
    expect(hasTextOnly({ 'A\ud800': 1 })).toBe(false);
  });
});

/** The strings of a schema, each with its path. */
function stringsOf(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [[path, schema]];
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => stringsOf(value, `${path}.${key}`));
    case 'array':
      return stringsOf(def.element, `${path}[]`);
    case 'record':
      return [...stringsOf(def.keyType, `${path}.key`), ...stringsOf(def.valueType, `${path}.value`)];
    case 'union':
      return def.options.flatMap((option) => stringsOf(option, path));
    case 'intersection':
      return [...stringsOf(def.left, path), ...stringsOf(def.right, path)];
    case 'pipe':
      // What comes out of a transformation was checked by what follows it.
      return def.out._zod.def.type === 'transform' ? stringsOf(def.in, path) : stringsOf(def.out, path);
    case 'optional':
    case 'nullable':
    case 'default':
      return stringsOf(def.innerType, path);
    default:
      return [];
  }
}

describe('every text of every request', () => {
  const requests = Object.entries(contracts).flatMap(([key, schema]) =>
    /(Request|Query|Selection|Change)$/.test(key) && schema instanceof z.ZodType
      ? stringsOf(schema, key)
      : [],
  );

  it('is found', () => {
    const paths = requests.map(([path]) => path);
    for (const path of [
      'createBookingRequest.customerName',
      'listBookingsQuery.search',
      'listSeoSettingsQuery.pagePath',
      'contactSettingsRequest.socialMedia.key',
      'createFirstAdminRequest.password',
      'emailTemplateRequest.htmlTemplate',
    ])
      expect(paths).toContain(path);
  });

  it.each(requests)('%s is none that a database rejects', (_path, schema) => {
    for (const text of ['A\u0000B', 'A\ud800B']) expect(z.safeParse(schema, text).success).toBe(false);
  });
});
