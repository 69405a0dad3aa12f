import { describe, expect, it } from '@jest/globals';
import { ratioOf, timesOf, timesTable } from './response-times.ts';

const well = timesOf(Array.from({ length: 200 }, (_, index) => 200 - index));

describe('timesOf', () => {
  it('finds median and 99th percentile', () => {
    expect(well).toEqual({ p50: 100, p99: 198, count: 200 });
    expect(timesOf([7])).toEqual({ p50: 7, p99: 7, count: 1 });
  });
});

describe('timesTable', () => {
  it('says by how much the slowest are slower, and whether that is too much', () => {
    expect(ratioOf({ well, failing: { ...well, p99: 99 } })).toBe(0.5);
    expect(timesTable({ well, failing: { ...well, p99: 297 } })).toContain('1.50 times');
    expect(timesTable({ well, failing: { ...well, p99: 297 } })).toContain(', broken.');
    expect(timesTable({ well, failing: well })).not.toContain('broken');
  });
});
