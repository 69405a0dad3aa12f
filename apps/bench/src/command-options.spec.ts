import { describe, expect, it } from '@jest/globals';
import { withWrite } from './bench.js';
import { webOptions } from './bench-web.js';
import { parseOptions } from './command-options.js';

const benchOptions = withWrite(webOptions);

describe('the options of a measurement', () => {
  it('measures every English page five times by default', () => {
    expect(parseOptions(benchOptions, [])).toEqual({
      runs: 5,
      language: 'en',
      page: [],
      write: false,
    });
  });

  it('takes options', () => {
    const args = ['--runs', '3', '--page', '/', '--page', '/cars', '--write', '--language', 'ru'];
    expect(parseOptions(benchOptions, args)).toMatchObject({
      runs: 3,
      language: 'ru',
      page: ['/', '/cars'],
      write: true,
    });
  });

  it.each([
    [['--runs', '0'], 'runs'],
    [['--runs', 'x'], 'runs'],
    [['--language', 'de'], 'language'],
    [['--quick'], '--quick'],
  ])('rejects %j', (args, named) => {
    expect(() => parseOptions(benchOptions, args)).toThrow(named);
  });
});
