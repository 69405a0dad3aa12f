import { describe, expect, it } from '@jest/globals';
import { benchOptions } from './bench-options.js';

describe('benchOptions', () => {
  it('measures every English page five times where nothing is said', () => {
    expect(benchOptions([])).toEqual({
      runs: 5,
      language: 'en',
      pages: [],
      write: false,
      reports: undefined,
    });
  });

  it('takes what is said', () => {
    const args = ['--runs', '3', '--page', '/', '--page', '/cars', '--write', '--language', 'ru'];
    expect(benchOptions(args)).toMatchObject({
      runs: 3,
      language: 'ru',
      pages: ['/', '/cars'],
      write: true,
    });
  });

  it.each([
    [['--runs', '0'], 'runs'],
    [['--runs', 'x'], 'runs'],
    [['--language', 'de'], 'language'],
    [['--quick'], '--quick'],
  ])('refuses %j', (args, named) => {
    expect(() => benchOptions(args)).toThrow(named);
  });
});
