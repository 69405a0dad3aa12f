import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { emailAddress, hasOnlyValidText, optionalText, personName, requiredText, textInput } from './text.js';

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

  it('loses controls that would change the direction of the text around it', () => {
    expect(name.parse('\u202eLeyla\u2066\u2069 ')).toBe('Leyla');
  });
});

describe("a person's name", () => {
  const person = personName('name', 60);

  it.each([
    'J. R. Smith',
    'J.R.R. Tolkien',
    'Иванов А.В.',
    'Dr.Smith',
    'Leyla / Murad',
    'Mr. & Mrs. Aliyev',
    'Trip.com',
    'Anna?',
    'Wwwena',
  ])('is %s', (text) => {
    expect(person.parse(text)).toBe(text);
  });

  it.each([
    'http://evil.example',
    'Win HTTPS://EVIL.EXAMPLE now',
    'ftp://x',
    'www.evil.example',
    'Prize WWW.evil',
    'evil.example/prize',
    'evil.example:8080/x',
    'evil.example?x',
    'приз.рф/1',
    'evil．example／prize',
    'evil.example#x',
  ])('is not %s', (text) => {
    expect(codesOf(person, text)).toEqual(['name.pageAddress']);
  });
});

describe('an email address', () => {
  const email = emailAddress('email');

  it.each([
    'leyla@example.com',
    'x@y',
    "l.o'neil+vip@mail.example.co.uk",
    '_@example.com',
    'лейла@пример.рф',
    `${'a'.repeat(64)}@example.com`,
    `leyla@${'a'.repeat(63)}.com`,
    '1@2-3.example',
  ])('is %s', (text) => {
    expect(email.parse(text)).toBe(text);
  });

  it.each([
    'leyla',
    'leyla@',
    '@example.com',
    'ley la@example.com',
    'ley\u200bla@example.com',
    'leyla@exam\u00adple.com',
    'leyla@exam\u2028ple.com',
    'leyla\u034f@example.com',
    'leyla@\u3164.com',
    'ley\u0007la@example.com',
    '.leyla@example.com',
    'leyla.@example.com',
    'ley..la@example.com',
    'leyla@.example.com',
    'leyla@example..com',
    'leyla@example.com.',
    'leyla@-example.com',
    'leyla@example-.com',
    'leyla@exam_ple.com',
    'leyla@@example.com',
    'leyla@[127.0.0.1]',
    '"ley la"@example.com',
    'Leyla <leyla@example.com>',
    'a@b\r\nBcc: c@d',
    `${'a'.repeat(65)}@example.com`,
    `${'я'.repeat(33)}@example.com`,
    `leyla@${'a'.repeat(64)}.com`,
  ])('is not %j', (text) => {
    expect(codesOf(email, text)).toContain('email.invalid');
  });

  it('is missing if it is blank, and too long above 254 characters or octets', () => {
    expect(codesOf(email, ' ')?.[0]).toBe('email.required');
    const long = `leyla@${'abcdefgh.'.repeat(28)}example`;
    expect(codesOf(email, long)?.[0]).toBe('email.tooLong');
    expect(codesOf(email, `leyla@${'примеры.'.repeat(18)}рф`)).toEqual(['email.tooLong']);
  });
});

describe('hasOnlyValidText', () => {
  it('checks keys and values at any depth', () => {
    expect(hasOnlyValidText({ a: ['b', 1, null, { c: true }], d: 'е' })).toBe(true);
    expect(hasOnlyValidText({ a: [{ b: 'A\u0000B' }] })).toBe(false);
    expect(hasOnlyValidText({ 'A\ud800': 1 })).toBe(false);
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
      // In a pipe to a transformation the input is checked, in any other the last schema.
      return def.out._zod.def.type === 'transform' ? stringsOf(def.in, path) : stringsOf(def.out, path);
    case 'optional':
    case 'nullable':
    case 'default':
      return stringsOf(def.innerType, path);
    default:
      return [];
  }
}

const modules = await Promise.all(
  globSync('**/*.js', { cwd: join(import.meta.dirname, '..'), exclude: ['**/*.spec.js'] }).map(
    async (file) => (await import(`../${file}`)) as Record<string, unknown>,
  ),
);

describe('every text of every request', () => {
  const requests = modules
    .flatMap(Object.entries<unknown>)
    .flatMap(([key, schema]) =>
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

  it.each(requests)('%s rejects texts that a database can not store', (_path, schema) => {
    for (const text of ['A\u0000B', 'A\ud800B']) expect(z.safeParse(schema, text).success).toBe(false);
  });

  it.each(requests.filter(([, schema]) => schema instanceof z.ZodUUID))(
    '%s is converted to lower case, as an id of services',
    (_path, schema) => {
      expect(z.parse(schema, 'D3000000-0000-4000-8000-00000000000A')).toBe(
        'd3000000-0000-4000-8000-00000000000a',
      );
    },
  );
});
