import { describe, expect, it } from '@jest/globals';
import { resultsTable } from './results-table.js';

const measurement = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 912,
  largestContentfulPaint: 1_749,
  layoutShift: 0.0004,
  blockingTime: 31.6,
  scriptBytes: 169_240,
};

describe('resultsTable', () => {
  it('has a row for every page, aligned', () => {
    const table = resultsTable([
      { name: '/', measurement, faults: [] },
      { name: '/booking', measurement: { ...measurement, seo: 92, scriptBytes: 220_000 }, faults: [] },
    ]);
    const lines = table.split('\n');
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    const cells = lines.map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
    expect(cells.slice(2)).toEqual([
      ['/', '97', '100', '100', '100', '1.75 s', '0.91 s', '0.000', '32 ms', '169.2 kB', 'kept'],
      [
        '/booking',
        '97',
        '100',
        '100',
        '92',
        '1.75 s',
        '0.91 s',
        '0.000',
        '32 ms',
        '220.0 kB',
        'broken: seo, script bytes',
      ],
    ]);
  });
});
