import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { tabText, tabValue } from './tab-storage';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const forbidStorage = () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
};

describe('what a tab stores', () => {
  it('survives a reload until it is cleared', () => {
    tabText('link').write('token');
    expect(tabText('link').read()).toBe('token');
    tabText('link').clear();
    expect(tabText('link').read()).toBeNull();
  });

  it('lasts as long as the page if storage is blocked', () => {
    forbidStorage();
    const link = tabText('link');
    expect(link.read()).toBeNull();
    link.write('token');
    expect(link.read()).toBe('token');
    link.clear();
    expect(link.read()).toBeNull();
  });

  it('is the newest value, also after storage was full', () => {
    const draft = tabValue<{ step: number }>('draft');
    draft.write({ step: 1 });
    expect(draft.read()).toEqual({ step: 1 });
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    draft.write({ step: 2 });
    expect(draft.read()).toEqual({ step: 2 });
    setItem.mockRestore();
    draft.write({ step: 3 });
    expect(draft.read()).toEqual({ step: 3 });
  });

  it('is null if it can’t be parsed', () => {
    sessionStorage.setItem('draft', '{');
    expect(tabValue('draft').read()).toBeNull();
  });
});
