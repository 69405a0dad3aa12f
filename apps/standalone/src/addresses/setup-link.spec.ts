import { describe, expect, it } from '@jest/globals';
import { chooseSetupToken } from './setup-link.js';

describe('the setup token of a start', () => {
  it('is undefined if only this machine reaches the product', () => {
    expect(chooseSetupToken({}, '127.0.0.1')).toBeUndefined();
  });

  it('is random in production and if other machines reach the product', () => {
    const tokens = [
      chooseSetupToken({}, '0.0.0.0'),
      chooseSetupToken({ SETUP_TOKEN: '' }, '::'),
      chooseSetupToken({ NODE_ENV: 'production' }, '127.0.0.1'),
    ];
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
    expect(new Set(tokens).size).toBe(3);
  });

  it("is the operator's", () => {
    expect(chooseSetupToken({ SETUP_TOKEN: 'mine-and-long-enough' }, '127.0.0.1')).toBe(
      'mine-and-long-enough',
    );
  });
});
