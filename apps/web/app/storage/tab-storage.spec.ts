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

  it('lives as long as the page where storage is forbidden', () => {
    forbidStorage();
    const link = tabText('link');
    expect(link.read()).toBeNull();
    link.write('token');
    expect(link.read()).toBe('token');
    link.clear();
    expect(link.read()).toBeNull();
  });

  it('is the newest where storage has become full', () => {
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

  it('is nothing where it can’t be read', () => {
    sessionStorage.setItem('draft', '{');
    expect(tabValue('draft').read()).toBeNull();
  });
});
