import { describe, expect, it } from '@jest/globals';
import { isPossible, periodPresets, presetOf, presetPeriod } from './settlement-period.rules';

describe('the period of a settlement', () => {
  it.each([
    ['thisMonth', '2026-11-23T12:00:00Z', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-11-23T12:00:00Z', '2026-10-01', '2026-10-31'],
    ['last7Days', '2026-11-23T12:00:00Z', '2026-11-17', '2026-11-23'],
    ['lastMonth', '2027-01-31T12:00:00Z', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2028-03-31T12:00:00Z', '2028-02-01', '2028-02-29'],
    // After 20:00 UTC it is the next day in Baku.
    ['thisMonth', '2026-11-30T20:00:00Z', '2026-12-01', '2026-12-31'],
    ['last7Days', '2026-11-30T20:00:00Z', '2026-11-25', '2026-12-01'],
  ] as const)('%s at %s is from %s to %s', (preset, now, from, to) => {
    expect(presetPeriod(preset, new Date(now))).toEqual({ from, to });
  });

  it('is recognized by both its days', () => {
    for (const preset of periodPresets) expect(presetOf(presetPeriod(preset))).toBe(preset);
    const { from } = presetPeriod('lastMonth');
    const { to } = presetPeriod('thisMonth');
    expect(presetOf({ from, to })).toBeUndefined();
    expect(presetOf({ from, to: undefined })).toBeUndefined();
  });

  it('is of 1 to 92 days', () => {
    const of = (to: string) => isPossible({ from: '2026-10-01', to });
    expect(['2026-10-01', '2026-12-31', '2027-01-01', '2026-09-30', ''].map(of)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
