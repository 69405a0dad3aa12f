import { describe, expect, it } from '@jest/globals';
import { RequestFailed } from '../../api/send-request';
import { templateErrorOf, templateErrorsIn, markedRange } from './template-error.rules';

const html = '<p>\n  Dear {{custmer_name}},\n{{#if status}}</p>';

function marked(line: number, column: number): string | null {
  const range = markedRange(html, { code: 'htmlTemplate.syntax', line, column });
  return range && html.slice(range.from, range.to);
}

describe('an error in a template', () => {
  it('is marked up to the end of its name, or else of its braces or its line', () => {
    expect(marked(2, 10)).toBe('custmer_name');
    expect(marked(2, 8)).toBe('{{custmer_name}}');
    expect(marked(3, 1)).toBe('{{#if status}}');
    expect(marked(3, 15)).toBe('</p>');
    expect(marked(3, 19)).toBe('{{#if status}}</p>');
    expect(marked(3, 400)).toBe('{{#if status}}</p>');
  });

  it('is not marked if its position is unknown or no longer exists', () => {
    expect(markedRange(html, { code: 'htmlTemplate.tooLong' })).toBeNull();
    expect(marked(4, 1)).toBeNull();
  });

  it('is read from the response and from the form alike [B5.3.4]', () => {
    const params = { name: 'custmer_name', line: 2, column: 8 };
    const error = { code: 'htmlTemplate.unknownVariable', ...params };
    const problem = { type: 'about:blank', title: '', status: 400, code: 'request.invalid' };
    const failure = new RequestFailed(400, {
      ...problem,
      errors: [{ field: 'htmlTemplate', code: error.code, params }],
    });
    expect(templateErrorsIn(failure)).toEqual({ htmlTemplate: error });
    expect(templateErrorsIn(new Error('no response'))).toEqual({});
    const types = { name: 'custmer_name', line: '2', column: '8' };
    expect(templateErrorOf({ type: 'server', message: error.code, types })).toEqual(error);
    expect(templateErrorOf(undefined)).toBeUndefined();
  });
});
