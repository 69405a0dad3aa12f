import { describe, expect, it } from '@jest/globals';
import { ratioOf, timesOf, timesTable } from './measure-times.ts';

const well = timesOf(Array.from({ length: 200 }, (_, index) => 199 - index));

describe('timesOf', () => {
  it('finds median and 99th percentile', () => {
    expect(well).toEqual({ p50: 100, p99: 198, count: 200 });
    expect(timesOf([7])).toEqual({ p50: 7, p99: 7, count: 1 });
  });
});

describe('timesTable', () => {
  const failing = (p99: number) => ({ well, failing: { ...well, p99 }, equals: [well, well] }) as const;

  it('shows by how much the slowest are slower, and whether that is too much', () => {
    expect(ratioOf(failing(99))).toBe(0.5);
    expect(timesTable(failing(297))).toContain('1.50 times');
    expect(timesTable(failing(297))).toContain(', broken.');
    expect(timesTable(failing(198))).not.toContain('broken');
  });

  it('shows how much the two equal halves differ, in either order', () => {
    const slower = { ...well, p99: 220 };
    for (const equals of [[well, slower] as const, [slower, well] as const]) {
      expect(timesTable({ well, failing: well, equals })).toContain('differ by 1.11 times');
    }
  });
});
