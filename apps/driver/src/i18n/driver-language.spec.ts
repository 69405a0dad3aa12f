import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createI18n } from './create-i18n';
import { chooseLanguage, followLanguage, initialLanguage } from './driver-language';

beforeEach(() => localStorage.clear());

describe('the language of the page', () => {
  it('is Russian first, then as staff have set it, also when it is opened again', () => {
    expect(initialLanguage()).toBe('ru');
    const texts = createI18n('ru');
    followLanguage(texts, 'az');
    expect(texts.language).toBe('az');
    expect(initialLanguage()).toBe('az');
  });

  it('stays what the driver has chosen, whatever staff set', () => {
    const texts = createI18n('ru');
    chooseLanguage(texts, 'en');
    followLanguage(texts, 'az');
    expect(texts.language).toBe('en');
    expect(initialLanguage()).toBe('en');
  });

  it('stays what the driver has chosen on a phone that stores nothing', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const texts = createI18n('ru');
    chooseLanguage(texts, 'en');
    followLanguage(texts, 'az');
    setItem.mockRestore();
    expect(texts.language).toBe('en');
  });

  it('is none that the page does not have', () => {
    localStorage.setItem('driver-language', 'de');
    expect(initialLanguage()).toBe('ru');
  });
});
