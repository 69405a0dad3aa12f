import { describe, expect, it } from '@jest/globals';
import { isolated, withArrows } from './right-to-left.js';

describe('a text that is written from right to left', () => {
  it('is isolated, so that the arrow between two of them points from the first to the second', () => {
    expect(withArrows(['فندق هيلتون', 'المطار'])).toBe('\u2068فندق هيلتون\u2069 → \u2068المطار\u2069');
  });

  it('leaves all others as they are', () => {
    expect(['Hilton Baku', 'Старый город', '机场 🎉'].map(isolated)).toEqual([
      'Hilton Baku',
      'Старый город',
      '机场 🎉',
    ]);
  });
});

describe('texts with arrows', () => {
  it('leave out absent texts', () => {
    expect(withArrows(['Hilton Baku', 'Old City'])).toBe('Hilton Baku → Old City');
    expect(withArrows(['Hilton Baku', null])).toBe('Hilton Baku');
    expect(withArrows(['', null])).toBe('');
  });
});
