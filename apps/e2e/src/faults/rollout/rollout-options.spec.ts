import { describe, expect, it } from '@jest/globals';
import { rolloutOptions } from './rollout-options.ts';

describe('rolloutOptions', () => {
  it('replaces everything at a gentle rate unless told otherwise', () => {
    expect(rolloutOptions([])).toEqual({
      only: [],
      seed: 1,
      readsPerSecond: 20,
      bookingsPerSecond: 3,
      sizes: false,
      write: false,
    });
  });

  it('takes several services', () => {
    expect(rolloutOptions(['--only', 'booking', '--only', 'web', '--write'])).toMatchObject({
      only: ['booking', 'web'],
      write: true,
    });
  });

  it.each([['--reads', 'many'], ['--bookings', '0'], ['--nonsense'], ['booking']])(
    'refuses %s %s',
    (...args) => {
      expect(() => rolloutOptions(args)).toThrow(/Invalid|Unknown option|Unexpected argument|Too small/);
    },
  );
});
