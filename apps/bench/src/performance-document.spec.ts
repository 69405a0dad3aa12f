import { describe, expect, it } from '@jest/globals';
import { measurementIn, withMeasurement } from './performance-document.js';

const document = '# Title\n\n<!-- begin of bench web -->\n\nold\n\n<!-- end of bench web -->\n\nMore.\n';

describe('withMeasurement', () => {
  it('replaces the measurement at its place and nothing else', () => {
    expect(withMeasurement(document, 'new', 'bench web')).toBe(document.replace('old', 'new'));
  });

  it('has a place for each command', () => {
    const other = document.replaceAll('bench web', 'bench bookings');
    expect(withMeasurement(document + other, 'new', 'bench bookings')).toBe(
      document + other.replace('old', 'new'),
    );
  });

  it('rejects a document without that place', () => {
    expect(() => withMeasurement('# Title\n', 'new', 'bench web')).toThrow('begin of bench web');
  });
});

describe('measurementIn', () => {
  it('returns the measurement at its place', () => {
    expect(measurementIn(document, 'bench web')).toBe('old');
    expect(measurementIn(withMeasurement(document, '', 'bench web'), 'bench web')).toBe('');
  });
});
