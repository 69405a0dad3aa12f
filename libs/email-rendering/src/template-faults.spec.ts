import { describe, expect, it } from '@jest/globals';
import { templateFaults } from './template-faults.js';

const faults = (htmlTemplate: string, subjectTemplate = 'Ride {{name}}') =>
  templateFaults({ subjectTemplate, htmlTemplate, variables: { name: 'Anna' } });

describe('templateFaults', () => {
  it('finds nothing in a template that can be sent', () => {
    expect(faults('<p>{{#if name}}Dear {{name}}{{/if}}</p>')).toEqual([]);
  });

  it('names an unknown variable with its line and column', () => {
    expect(faults('<p>Dear</p>\n<p>see {{nmae}}</p>')).toEqual([
      {
        field: 'htmlTemplate',
        code: 'htmlTemplate.unknownVariable',
        params: { name: 'nmae', line: 2, column: 10 },
      },
    ]);
  });

  it('looks at the subject as well', () => {
    expect(faults('<p></p>', '{{price}}')).toEqual([
      {
        field: 'subjectTemplate',
        code: 'subjectTemplate.unknownVariable',
        params: { name: 'price', line: 1, column: 3 },
      },
    ]);
    expect(faults('{{x}}', '{{#if').map(({ code }) => code)).toEqual([
      'subjectTemplate.syntax',
      'htmlTemplate.unknownVariable',
    ]);
  });

  it.each([
    ['a brace too few', '<p>\n  {{name}</p>', 2],
    ['a block that is never closed', '<p>\n{{#if name}}x</p>\n', 3],
    ['a block closed by another name', '\n\n{{#if name}}x{{/unless}}', 3],
    ['a stray end', 'x\n{{/if}}', 2],
    ['a faulty name', 'x\n\n{{na me!}}', 3],
  ])('says in which line is %s', (_what, template, line) => {
    const [fault] = faults(template);
    expect(fault?.code).toBe('htmlTemplate.syntax');
    expect(fault?.params).toMatchObject({ line });
    expect(Number(fault?.params?.['column'])).toBeGreaterThan(0);
  });
});
