import { describe, expect, it } from '@jest/globals';
import { RequestFailed } from '../api/send-request';
import { faultOfForm, faultsIn, rangeOf } from './template-fault.rules';

const html = '<p>\n  Dear {{custmer_name}},\n{{#if status}}</p>';

function marked(line: number, column: number): string | null {
  const range = rangeOf(html, { code: 'htmlTemplate.syntax', line, column });
  return range && html.slice(range.from, range.to);
}

describe('a fault in a template', () => {
  it('is marked by its name, else to the end of its braces or of its line', () => {
    expect(marked(2, 10)).toBe('custmer_name');
    expect(marked(2, 8)).toBe('{{custmer_name}}');
    expect(marked(3, 1)).toBe('{{#if status}}');
    expect(marked(3, 15)).toBe('</p>');
    expect(marked(3, 19)).toBe('{{#if status}}</p>');
    expect(marked(3, 400)).toBe('{{#if status}}</p>');
  });

  it('is not marked when its place is not known or not there any more', () => {
    expect(rangeOf(html, { code: 'htmlTemplate.tooLong' })).toBeNull();
    expect(marked(4, 1)).toBeNull();
  });

  it('is read from the answer and from the form alike', () => {
    const params = { name: 'custmer_name', line: 2, column: 8 };
    const fault = { code: 'htmlTemplate.unknownVariable', ...params };
    const problem = { type: 'about:blank', title: '', status: 400, code: 'request.invalid' };
    const failure = new RequestFailed(400, {
      ...problem,
      errors: [{ field: 'htmlTemplate', code: fault.code, params }],
    });
    expect(faultsIn(failure)).toEqual({ htmlTemplate: fault });
    expect(faultsIn(new Error('no answer'))).toEqual({});
    const types = { name: 'custmer_name', line: '2', column: '8' };
    expect(faultOfForm({ type: 'server', message: fault.code, types })).toEqual(fault);
    expect(faultOfForm(undefined)).toBeUndefined();
  });
});
