import { expect, it } from '@jest/globals';
import { profitTone } from './profit-tone.rules';

it('a profit of 0 or more is green, else red [B9.17]', () => {
  expect([0.01, 0, -0.01].map(profitTone)).toEqual(['success', 'success', 'error']);
});
