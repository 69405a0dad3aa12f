import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { someService } from '../site-under-test/records';
import { visit } from '../site-under-test/visit';

describe('the starting price of a service', () => {
  afterEach(cleanup);

  it.each([
    [55, '$55'],
    [0, 'Price on request'],
  ])('of %d USD is %s', async (basePrice, text) => {
    await visit('/services', { '/api/services': [someService(1, { basePrice })] });
    const main = document.querySelector('main')?.textContent ?? '';
    expect(main).toContain(text);
    expect(main.includes('$0')).toBe(false);
  });
});
