import { describe, expect, it } from '@jest/globals';
import { exceededBudgets, medianMeasurement, resultsTable, type Measurement } from './metrics.js';

const measured: Measurement = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 912,
  largestContentfulPaint: 1_749,
  layoutShift: 0.0004,
  blockingTime: 31.6,
  scriptBytes: 140_200,
};

describe('exceededBudgets', () => {
  const atTheLimit: Measurement = { ...measured, performance: 95, layoutShift: 0.02, scriptBytes: 150_000 };

  it('accepts a page exactly at its limits', () => {
    expect(exceededBudgets('/cars', atTheLimit)).toEqual([]);
  });

  it.each([
    ['performance', 94],
    ['accessibility', 99],
    ['bestPractices', 96],
    ['seo', 92],
    ['layoutShift', 0.021],
    ['scriptBytes', 150_001],
  ] as const)('names %s at %s', (metric, value) => {
    expect(exceededBudgets('/cars', { ...atTheLimit, [metric]: value })).toEqual([metric]);
  });

  it("requires more performance of the driver's page, and no SEO", () => {
    expect(exceededBudgets('/drive', { ...atTheLimit, performance: 98, seo: 54 })).toEqual([]);
    expect(exceededBudgets('/drive', { ...atTheLimit, performance: 97 })).toEqual(['performance']);
  });

  it.each(['/booking', '/ru/booking'])('allows %s more bytes of scripts', (path) => {
    expect(exceededBudgets(path, { ...atTheLimit, scriptBytes: 155_000 })).toEqual([]);
    expect(exceededBudgets(path, { ...atTheLimit, scriptBytes: 155_001 })).toEqual(['scriptBytes']);
  });
});

describe('medianMeasurement', () => {
  it('takes the median of each metric separately', () => {
    const measurements = [
      measured,
      { ...measured, performance: 91, layoutShift: 0.3 },
      { ...measured, performance: 99, largestContentfulPaint: 4_000 },
    ];
    expect(medianMeasurement(measurements)).toEqual(measured);
  });

  it('takes the worse one of two, so that a lucky run proves nothing', () => {
    const measurements = [measured, { ...measured, performance: 94, layoutShift: 0.3 }];
    expect(medianMeasurement(measurements)).toMatchObject({ performance: 94, layoutShift: 0.3 });
    expect(medianMeasurement(measurements.toReversed())).toMatchObject({ performance: 94, layoutShift: 0.3 });
  });
});

describe('resultsTable', () => {
  it('has a row for every page', () => {
    const table = resultsTable([
      { name: '/', measurement: measured },
      { name: '/booking', measurement: { ...measured, seo: 92, scriptBytes: 220_000 } },
    ]);
    expect(table.split('\n')).toEqual([
      expect.stringMatching(
        /^\| Page \| Performance \| .* \| LCP \| FCP \| CLS \| TBT \| Script \| Budgets \|$/,
      ),
      expect.any(String),
      '| / | 98 | 100 | 100 | 100 | 1.75 s | 0.91 s | 0.000 | 32 ms | 140.2 kB | met |',
      '| /booking | 98 | 100 | 100 | 92 | 1.75 s | 0.91 s | 0.000 | 32 ms | 220.0 kB | exceeded: SEO, Script |',
    ]);
  });
});
