import { describe, expect, it } from '@jest/globals';
import { blankTemplate, fullNameOf, lacksRequired, previewOf } from './template-form.rules';

const written = { ...blankTemplate, subjectTemplate: 'Hello', htmlTemplate: '<p>Hello</p>' };
const texts = { subjectTemplate: 'Hello', htmlTemplate: '<p>Hello</p>' };

describe('a template in the editor', () => {
  it('is previewed as soon as it has a subject and HTML, with its name once that is valid', () => {
    expect(previewOf({ ...written, htmlTemplate: ' ' })).toBeNull();
    expect(previewOf({ ...written, subjectTemplate: 'x'.repeat(501) })).toBeNull();
    expect(previewOf({ ...written, templateName: 'Not a name' })).toEqual({ language: 'en', ...texts });
    expect(previewOf({ ...written, templateName: 'flight_delayed_ru' })).toEqual({
      templateName: 'flight_delayed',
      language: 'ru',
      ...texts,
    });
  });

  it('combines name and language into one name', () => {
    expect(fullNameOf({ templateName: 'flight_delayed', language: 'en' })).toBe('flight_delayed');
    expect(fullNameOf({ templateName: 'flight_delayed', language: 'ru' })).toBe('flight_delayed_ru');
    expect(fullNameOf({ templateName: 'flight_delayed_ru', language: 'en' })).toBe('flight_delayed_ru');
    expect(fullNameOf({ templateName: '' })).toBeNull();
  });

  it('lacks a field if one is empty, not if one is invalid', () => {
    expect(lacksRequired({ description: { type: 'custom', message: 'description.required' } })).toBe(true);
    expect(lacksRequired({ templateName: { type: 'custom', message: 'templateName.invalid' } })).toBe(false);
  });
});
