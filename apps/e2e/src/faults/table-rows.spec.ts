import { describe, expect, it } from '@jest/globals';
import { headOf, mergeRows } from './table-rows.ts';

const head = headOf(['What', 'How']);
const row = '| The mail server is down for 600 s | well |';

describe('mergeRows', () => {
  it('puts rows in the place of earlier ones about the same, and leaves the others', () => {
    const earlier = `${head}\n| The mail server is down for 60 s   | old |\n| It cuts | old |`;
    const added = '| It is slow | new |';
    expect(mergeRows(head, `Last run …\n\n${earlier}`, [row, added])).toBe(
      `${head}\n${row}\n| It cuts | old |\n${added}`,
    );
  });

  it('begins a table where there is none', () => {
    expect(mergeRows(head, '', [row])).toBe(`${head}\n${row}`);
  });
});
