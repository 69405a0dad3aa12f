import { describe, expect, it } from '@jest/globals';
import { checkMarkup, markupText } from './schema-markup.rules';

describe('schema markup', () => {
  it.each(['', '  \n'])('is absent for %j', (text) => {
    expect(checkMarkup(text)).toEqual({ kind: 'none' });
  });

  it.each(['{', '{"a": 1,}', '"TaxiService"', '[]', 'null', '3'])('is invalid for %s [B5.2.7]', (text) => {
    expect(checkMarkup(text)).toEqual({ kind: 'invalid' });
  });

  it('is an object, with its type if that is a single string', () => {
    const markup = { '@type': 'TaxiService' };
    expect(checkMarkup('{"@type":"TaxiService"}')).toEqual({ kind: 'valid', markup, type: 'TaxiService' });
    expect(checkMarkup('{"@type":["A","B"]}')).toMatchObject({ kind: 'valid', type: null });
  });

  it('is edited as indented text that reads back as it was', () => {
    const markup = { '@type': 'TaxiService', areaServed: ['Baku'] };
    expect(markupText(markup)).toContain('\n  "areaServed"');
    expect(checkMarkup(markupText(markup))).toMatchObject({ markup });
    expect(markupText(null)).toBe('');
  });
});
