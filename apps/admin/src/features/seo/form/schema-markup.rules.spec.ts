import { describe, expect, it } from '@jest/globals';
import { checkMarkup, markupText, withContext } from './schema-markup.rules';

const context = 'https://schema.org';

describe('schema markup', () => {
  it.each(['', '  \n'])('is absent for %j', (text) => {
    expect(checkMarkup(text)).toEqual({ kind: 'none' });
  });

  it.each(['{', '{"a": 1,}', '"TaxiService"', '[]', 'null', '3'])('is invalid for %s [B5.2.7]', (text) => {
    expect(checkMarkup(text)).toEqual({ kind: 'invalid', code: 'schemaMarkup.invalid' });
  });

  it('is invalid without the context that search engines read it in', () => {
    const code = 'schemaMarkup.noContext';
    expect(checkMarkup('{"@type":"TaxiService"}')).toEqual({ kind: 'invalid', code });
  });

  it.each(['{"@type":"TaxiService"}', '{"@type":"TaxiService","@context":""}'])(
    'gets the context that %s lacks',
    (text) => {
      const completed = withContext(text) ?? '';
      expect(checkMarkup(completed)).toMatchObject({ kind: 'valid', type: 'TaxiService' });
      expect(completed).toMatch(/^\{\n {2}"@context": "https:\/\/schema\.org"/);
    },
  );

  it.each(['', '{', '[]', `{"@context":"${context}"}`])('gets no context in %j', (text) => {
    expect(withContext(text)).toBeNull();
  });

  it('is an object, with its type if that is a single string', () => {
    const markup = { '@context': context, '@type': 'TaxiService' };
    expect(checkMarkup(JSON.stringify(markup))).toEqual({ kind: 'valid', markup, type: 'TaxiService' });
    expect(checkMarkup(JSON.stringify({ ...markup, '@type': ['A', 'B'] }))).toMatchObject({
      kind: 'valid',
      type: null,
    });
  });

  it('is edited as indented text that reads back as it was', () => {
    const markup = { '@context': context, '@type': 'TaxiService', areaServed: ['Baku'] };
    expect(markupText(markup)).toContain('\n  "areaServed"');
    expect(checkMarkup(markupText(markup))).toMatchObject({ markup });
    expect(markupText(null)).toBe('');
  });
});
