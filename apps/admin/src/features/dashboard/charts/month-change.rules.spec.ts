import { describe, expect, it } from '@jest/globals';
import { monthChange } from './month-change.rules';

describe('the change against last month', () => {
  it.each([
    [12, '+12%'],
    [-8, '−8%'],
    [0, '+0%'],
    [null, null],
  ])('of %p is %p [B2.3.5]', (percent, shown) => expect(monthChange(percent)).toBe(shown));
});
