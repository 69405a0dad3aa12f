import { describe, expect, it } from '@jest/globals';
import { type Measurement, medianMeasurement } from './measurement.js';

const measured: Measurement = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 900,
  largestContentfulPaint: 1_700,
  layoutShift: 0,
  blockingTime: 20,
  scriptBytes: 170_000,
};

describe('medianMeasurement', () => {
  it('takes the median of every figure by itself', () => {
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

  it('has no median of nothing', () => {
    expect(() => medianMeasurement([])).toThrow(RangeError);
  });
});
