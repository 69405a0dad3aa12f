import { describe, expect, it } from '@jest/globals';
import { isolateRightToLeft, joinWithArrows } from './right-to-left.js';

describe('a text that is written from right to left', () => {
  it('is isolated, so that the arrow between two of them points from the first to the second', () => {
    expect(joinWithArrows(['فندق هيلتون', 'المطار'])).toBe('\u2068فندق هيلتون\u2069 → \u2068المطار\u2069');
  });

  it('leaves all others as they are', () => {
    expect(['Hilton Baku', 'Старый город', '机场 🎉'].map(isolateRightToLeft)).toEqual([
      'Hilton Baku',
      'Старый город',
      '机场 🎉',
    ]);
  });
});

describe('texts with arrows', () => {
  it('leave out absent texts', () => {
    expect(joinWithArrows(['Hilton Baku', 'Old City'])).toBe('Hilton Baku → Old City');
    expect(joinWithArrows(['Hilton Baku', null])).toBe('Hilton Baku');
    expect(joinWithArrows(['', null])).toBe('');
  });
});
