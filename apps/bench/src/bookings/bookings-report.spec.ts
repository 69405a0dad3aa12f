import { describe, expect, it } from '@jest/globals';
import { bookingsTable, isKept, plansOf } from './bookings-report.js';

const first = { name: 'First page', pair: { small: 2, large: 3 }, plans: ['Limit\n  Index Scan'] };
const search = { name: 'Search', pair: { small: 2, large: 3.02 }, plans: ['Bitmap', 'Count'] };

describe('the report of the bookings', () => {
  it('says which question takes more than one and a half times as long', () => {
    expect([isKept(first), isKept(search)]).toEqual([true, false]);
    expect(bookingsTable([first, search], { small: 1_000, large: 100_000 })).toBe(
      [
        '| Question | 1,000 bookings | 100,000 bookings | Ratio |',
        '| --- | ---: | ---: | ---: |',
        '| First page | 2.00 ms | 3.00 ms | 1.50 |',
        '| Search | 2.00 ms | 3.02 ms | 1.51, broken |',
      ].join('\n'),
    );
  });

  it('keeps the plans as they came', () => {
    expect(plansOf([search])).toBe('#### Search\n\n```\nBitmap\n```\n\n```\nCount\n```');
  });
});
