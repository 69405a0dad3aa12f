import { describe, expect, it } from '@jest/globals';
import { renderEmail } from './render-email.js';

const render = (htmlTemplate: string, variables: Record<string, string>, subjectTemplate = 'Subject') =>
  renderEmail({ subjectTemplate, htmlTemplate, variables });

describe('renderEmail', () => {
  it('fills in variables, leaves out blocks of empty values and renders a text part', () => {
    const rendered = render(
      '<h1>Hello {{name}}</h1>{{#if phone}}<p>{{phone}}</p>{{/if}}{{#unless phone}}<p>no phone</p>{{/unless}}',
      { name: 'Анна', phone: '' },
      'Ride {{name}}',
    );
    expect(rendered).toEqual({
      subject: 'Ride Анна',
      html: '<h1>Hello Анна</h1><p>no phone</p>',
      text: 'Hello Анна\n\nno phone\n',
    });
  });

  it('escapes values only in HTML', () => {
    const hostile = `<script>alert("1")</script> & 'Co'`;
    const rendered = render('<p title="{{name}}">{{name}} {{lines name}}</p>', { name: hostile }, '{{name}}');
    expect(rendered.html).not.toContain('<script>');
    expect(rendered.html).not.toContain('"1"');
    expect(rendered.text).toBe(`${hostile} ${hostile}\n`);
    expect(rendered.subject).toBe(hostile);
  });

  it('does not render values as templates', () => {
    const value = '{{secret}} {{#if x}}{{/if}} {{{raw}}}';
    const rendered = render('<p>{{name}}</p>', { name: value, secret: 'S3CRET' }, '{{name}}');
    expect(rendered.html).not.toContain('S3CRET');
    expect(rendered.subject).toBe(value);
  });

  it('keeps the subject on one line', () => {
    const name = 'A\r\nBcc: everyone@example.com\u2028B\u0000C';
    expect(render('<p></p>', { name }, 'Hi {{name}}').subject).toBe('Hi A Bcc: everyone@example.com B C');
    expect(render('<p></p>', { name: 'я'.repeat(400) }, '{{name}}').subject).toHaveLength(200);
  });

  it('renders line breaks of a message as markup and escapes the rest', () => {
    expect(render('{{lines m}}', { m: 'a\r\nb\n<b>' }).html).toBe('a<br>b<br>&lt;b&gt;');
    expect(render('<a href="tel:+{{digits m}}">', { m: '+994 (12) 555-01-01' }).html).toBe(
      '<a href="tel:+994125550101">',
    );
  });

  it('calls the first of two phone numbers in one field', () => {
    const phone = '+994 12 555 01 01 / 02';
    expect(render('<a href="tel:+{{digits phone}}">', { phone }).html).toBe('<a href="tel:+994125550101">');
  });

  it('has one recipient in a `mailto:` link, and the plain address in the text', () => {
    const link = '<a href="mailto:{{email}}?subject=Ride">{{email}}</a>';
    const hostile = render(link, { email: 'a?bcc=b%40c.example&x=@d.example' });
    expect(hostile.html).toContain('href="mailto:a%3Fbcc%3Db%2540c.example%26x%3D@d.example?subject=Ride"');
    expect(
      render('<a href="mailto:{{email}}">{{email}}</a>', { email: 'emily+1@example.com' }),
    ).toMatchObject({
      html: '<a href="mailto:emily%2B1@example.com">emily+1@example.com</a>',
      text: 'emily+1@example.com\n',
    });
  });

  it.each([
    ['a helper of the renderer', '{{encoded name}}', 'emailTemplate.unknownHelper'],
    ['an unknown variable', '{{unknown}}', 'emailTemplate.unknownVariable'],
    ['an unknown variable of a condition', '{{#if unknown}}x{{/if}}', 'emailTemplate.unknownVariable'],
    ['an inherited property', '{{constructor}}', 'emailTemplate.unknownVariable'],
    ['a prototype', '{{__proto__}}', 'emailTemplate.unknownVariable'],
    ['a property of a value', '{{name.constructor}}', 'emailTemplate.notAllowed'],
    ['a way up', '{{../name}}', 'emailTemplate.notAllowed'],
    ['the whole context', '{{this}}', 'emailTemplate.notAllowed'],
    ['engine data', '{{@root}}', 'emailTemplate.notAllowed'],
    ['an unescaped variable', '{{{name}}}', 'emailTemplate.notAllowed'],
    ['an unescaped variable by &', '{{&name}}', 'emailTemplate.notAllowed'],
    ['a partial', '{{> name}}', 'emailTemplate.notAllowed'],
    ['an inline partial', '{{#*inline "x"}}{{/inline}}', 'emailTemplate.notAllowed'],
    ['a library helper', '{{lookup name "length"}}', 'emailTemplate.unknownHelper'],
    ['logging', '{{log name}}', 'emailTemplate.unknownHelper'],
    ['a loop', '{{#each name}}x{{/each}}', 'emailTemplate.unknownHelper'],
    ['a scope', '{{#with name}}x{{/with}}', 'emailTemplate.unknownHelper'],
    ['a sub-expression', '{{lines (digits name)}}', 'emailTemplate.notAllowed'],
    ['a named parameter', '{{#if name includeZero=true}}x{{/if}}', 'emailTemplate.notAllowed'],
    ['broken syntax', '{{#if name}}x', 'emailTemplate.syntax'],
  ])('rejects %s', (_what, template, code) => {
    expect(() => render(template, { name: 'x' })).toThrow(expect.objectContaining({ code }));
    expect(() => render('<p></p>', { name: 'x' }, template)).toThrow(expect.objectContaining({ code }));
  });

  it('rejects a template that is not a string', () => {
    const program = JSON.parse('{"type":"Program","body":[]}') as string;
    expect(() => render(program, {})).toThrow(expect.objectContaining({ code: 'emailTemplate.notAllowed' }));
  });

  it('rejects a template before rendering if the result could be too long', () => {
    const long = 'x'.repeat(10_000);
    expect(() => render('{{name}}'.repeat(1000), { name: long })).toThrow(
      expect.objectContaining({ code: 'emailTemplate.tooLong' }),
    );
    expect(() => render('x'.repeat(200_001), {})).toThrow(
      expect.objectContaining({ code: 'emailTemplate.tooLong' }),
    );
  });

  it('rejects an empty subject', () => {
    expect(() => render('<p></p>', { name: ' ' }, '{{name}}')).toThrow(
      expect.objectContaining({ code: 'emailTemplate.emptySubject' }),
    );
  });

  it('rejects nested conditions above the limit, and too many tags', () => {
    const nested = (depth: number) => `${'{{#if name}}'.repeat(depth)}x${'{{/if}}'.repeat(depth)}`;
    expect(render(nested(20), { name: 'x' }).html).toBe('x');
    const tooDeep = expect.objectContaining({
      code: 'emailTemplate.tooDeep',
      place: { line: 1, column: 241 },
    });
    // Each `{{else if}}` is parsed within the one before; all end with the first condition.
    const chain = (length: number) => `{{#if name}}x${'{{else if name}}y'.repeat(length - 1)}{{else}}{{/if}}`;
    expect(render(chain(20).repeat(2), { name: 'x' }).html).toBe('xx');
    expect(() => render(chain(21), { name: 'x' })).toThrow(
      expect.objectContaining({ code: 'emailTemplate.tooDeep' }),
    );
    const inverse = '{{#if name}}{{^}}{{/if}}'.repeat(30);
    expect(render(`${inverse}x`, { name: 'x' }).html).toBe('x');
    for (const depth of [21, 9_000]) expect(() => render(nested(depth), { name: 'x' })).toThrow(tooDeep);
    expect(() => render('{{name}}'.repeat(2_001), { name: 'x' })).toThrow(
      expect.objectContaining({ code: 'emailTemplate.tooLong' }),
    );
  });

  it('renders the largest template that it accepts', () => {
    const template = `<table><tr><td>${'text '.repeat(30)}{{lines name}}</td></tr></table>`.repeat(1_000);
    const { html } = render(template, { name: '"'.repeat(40) });
    expect(html.match(/<td>/g)).toHaveLength(1_000);
    expect(html).toContain('&quot;'.repeat(40));
  });
});
