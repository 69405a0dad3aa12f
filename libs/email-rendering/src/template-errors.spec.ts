import { describe, expect, it } from '@jest/globals';
import { templateErrors } from './template-errors.js';

const errors = (htmlTemplate: string, subjectTemplate = 'Ride {{name}}') =>
  templateErrors({ subjectTemplate, htmlTemplate, variables: { name: 'Anna' } });

describe('templateErrors', () => {
  it('finds nothing in a template that can be sent', () => {
    expect(errors('<p>{{#if name}}Dear {{name}}{{/if}}</p>')).toEqual([]);
  });

  it('names an unknown variable with its line and column [B5.3.4]', () => {
    expect(errors('<p>Dear</p>\n<p>see {{nmae}}</p>')).toEqual([
      {
        field: 'htmlTemplate',
        code: 'htmlTemplate.unknownVariable',
        params: { name: 'nmae', line: 2, column: 10 },
      },
    ]);
  });

  it('names a script with its line and column, and takes structured data', () => {
    const [error] = errors('<p>Dear</p>\n<p><SCRIPT src="https://example.com/a.js"></SCRIPT></p>');
    expect(error).toEqual({
      field: 'htmlTemplate',
      code: 'htmlTemplate.notAllowed',
      params: { name: '<script>', line: 2, column: 4 },
    });
    expect(errors('<script type="application/ld+json">{"@type": "Reservation"}</script>')).toEqual([]);
  });

  it('checks the subject as well', () => {
    expect(errors('<p></p>', '{{price}}')).toEqual([
      {
        field: 'subjectTemplate',
        code: 'subjectTemplate.unknownVariable',
        params: { name: 'price', line: 1, column: 3 },
      },
    ]);
    expect(errors('{{x}}', '{{#if').map(({ code }) => code)).toEqual([
      'subjectTemplate.syntax',
      'htmlTemplate.unknownVariable',
    ]);
  });

  it.each([
    ['a brace too few', '<p>\n  {{name}</p>', 2],
    ['a block that is never closed', '<p>\n{{#if name}}x</p>\n', 3],
    ['a block closed by another name', '\n\n{{#if name}}x{{/unless}}', 3],
    ['a stray end', 'x\n{{/if}}', 2],
    ['an invalid name', 'x\n\n{{na me!}}', 3],
  ])('reports the line of %s', (_what, template, line) => {
    const [error] = errors(template);
    expect(error?.code).toBe('htmlTemplate.syntax');
    expect(error?.params).toMatchObject({ line });
    expect(Number(error?.params?.['column'])).toBeGreaterThan(0);
  });
});
