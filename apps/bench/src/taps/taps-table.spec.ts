import { describe, expect, it } from '@jest/globals';
import { isSlow, medianSteps, tapsTable } from './taps-table.js';

const budgets = { tap: 150, shift: 0.02 };

describe('the table of taps', () => {
  it('has the median of each step', () => {
    const walks = [
      [{ step: 'choose a car', tap: 100, shift: 0 }],
      [{ step: 'choose a car', tap: 300, shift: 0.2 }],
      [{ step: 'choose a car', tap: 140, shift: 0.01 }],
    ];
    expect(medianSteps(walks)).toEqual([{ step: 'choose a car', tap: 140, shift: 0.01 }]);
  });

  it('marks a step above one of its budgets', () => {
    expect(isSlow({ step: 'confirm', tap: 150, shift: 0.02 }, budgets)).toBe(false);
    expect(isSlow({ step: 'confirm', tap: 151, shift: 0 }, budgets)).toBe(true);
    expect(isSlow({ step: 'confirm', tap: 0, shift: 0.021 }, budgets)).toBe(true);
    const table = tapsTable('Step', [{ step: 'confirm', tap: 152, shift: 0 }], budgets);
    expect(table).toMatch(/^\| Step .*\| confirm.*152 ms.*exceeded/s);
  });
});
