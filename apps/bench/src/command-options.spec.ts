import { describe, expect, it } from '@jest/globals';
import { withWrite } from './bench.js';
import { webOptions } from './bench-web.js';
import { parseOptions, usageOf } from './command-options.js';

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

  it('are listed with their defaults', () => {
    const lines = usageOf('npm run bench -- web', benchOptions).split('\n');
    expect(lines).toContain('  --runs N         runs per page, of which the median counts (5)');
    expect(lines).toContain('  --write          write the results into the document');
  });
});
