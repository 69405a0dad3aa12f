import { describe, expect, it } from '@jest/globals';
import { brokenBudgets } from './budgets.js';

const atTheLimit = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 900,
  largestContentfulPaint: 1_700,
  layoutShift: 0.02,
  blockingTime: 20,
  scriptBytes: 175_000,
};

describe('brokenBudgets', () => {
  it('lets a page be at its limits', () => {
    expect(brokenBudgets('/cars', atTheLimit)).toEqual([]);
  });

  it.each([
    ['performance', 94],
    ['accessibility', 99],
    ['bestPractices', 96],
    ['seo', 92],
    ['layoutShift', 0.021],
    ['scriptBytes', 175_001],
  ] as const)('names %s at %s', (figure, value) => {
    expect(brokenBudgets('/cars', { ...atTheLimit, [figure]: value })).toEqual([figure]);
  });

  it.each(['/booking', '/ru/booking'])('gives %s more room for scripts', (path) => {
    expect(brokenBudgets(path, { ...atTheLimit, scriptBytes: 215_000 })).toEqual([]);
    expect(brokenBudgets(path, { ...atTheLimit, scriptBytes: 215_001 })).toEqual(['scriptBytes']);
  });
});
