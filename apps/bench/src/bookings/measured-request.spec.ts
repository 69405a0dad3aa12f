import { describe, expect, it } from '@jest/globals';
import { isWithinRatio, measurePair, tableOf } from './measured-request.js';

describe('measurePair', () => {
  it('sends both equally often, in turn, and the warm-up too', async () => {
    const sent: string[] = [];
    const send = {
      small: async () => sent.push('small'),
      large: async () => sent.push('large'),
    };
    const times = await measurePair(send, { rounds: 2, warmUp: 1 });
    expect(sent).toEqual(['large', 'small', 'small', 'large', 'large', 'small']);
    expect(times.small).toBeGreaterThanOrEqual(0);
  });
});

describe('the table', () => {
  const first = { name: 'First page', times: { small: 2, large: 3 } };
  const search = { name: 'Search', times: { small: 2, large: 3.02 } };

  it('shows which request takes more than one and a half times as long', () => {
    expect([isWithinRatio(first), isWithinRatio(search)]).toEqual([true, false]);
    expect(tableOf([first, search], { small: 1_000, large: 100_000 })).toBe(
      [
        '| Request | 1,000 bookings | 100,000 bookings | Ratio |',
        '| --- | ---: | ---: | ---: |',
        '| First page | 2.00 ms | 3.00 ms | 1.50 |',
        '| Search | 2.00 ms | 3.02 ms | 1.51, exceeded |',
      ].join('\n'),
    );
  });
});
